// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import en from '../../../locales/en/scores.json';
import zh from '../../../locales/zh/scores.json';
import { editScore, scoreInfo, scoreRoster, unsubmittedData } from '../../../src/contract/scores';
import { scoreRecord } from '../../../src/machines/scores/scoreRecord';
import { scoreRecordPaths } from '../../../src/machines/scores/scoreRecord.paths';
import { sampleStudent } from '../../../src/machines/scores/severalScores.paths';
import { ScoreRecordScreen } from '../../../src/ui/scores/ScoreRecordScreen';
import { refusal } from '../../machines/fakes';
import { run } from '../../machines/parts/world';
import { languages, showView } from '../showView';

it.each(languages)(
  '[SCREEN-134] a score that is asked for says the name of its student beside the account, in %s',
  async (language) => {
    const input = { subjectId: 2, scoreId: null, studentId: 7, reportId: null };
    const { actor, named } = run(scoreRecord, input);
    showView(<ScoreRecordScreen actor={actor} />, language);
    const [asked] = scoreRecordPaths.outcomes.loadStudent.done;
    await act(async () => {
      await named(unsubmittedData.path).at(-1)?.answer(asked);
      await named(scoreRoster.path)
        .at(-1)
        ?.answer({
          ...{ students: [{ ...sampleStudent, ...asked.student }], classes: [] },
        });
    });
    const said = screen.getAllByText(new RegExp(asked.student.name));
    expect(said.some(({ textContent }) => textContent.includes(asked.student.username))).toBe(true);
  },
);

const words = { zh, en };

/** The form of a student whose score is asked for, with the students. */
async function comeTo(language: (typeof languages)[number], isMissing: boolean) {
  const input = { subjectId: 2, scoreId: null, studentId: 7, reportId: null };
  const { actor, named } = run(scoreRecord, input);
  showView(<ScoreRecordScreen actor={actor} />, language);
  const [asked] = scoreRecordPaths.outcomes.loadStudent.done;
  await act(async () => {
    await named(unsubmittedData.path)
      .at(-1)
      ?.answer({ ...asked, is_missing: isMissing });
    await named(scoreRoster.path)
      .at(-1)
      ?.answer({ students: [sampleStudent], classes: [] });
  });
}

it.each(languages)(
  '[SCREEN-134] whoever goes back to a student whose score is entered is told so, in %s',
  async (language) => {
    await comeTo(language, false);
    expect(screen.getByText(words[language].record.settled)).toBeTruthy();
  },
);

it.each(languages)(
  '[MSG-065] a student whom nobody is called is told of before everything else is right, in %s',
  async (language) => {
    await comeTo(language, true);
    expect(screen.queryByText(words[language].record.settled)).toBeNull();
    const field = screen.getByDisplayValue(sampleStudent.username);
    fireEvent.change(field, { target: { value: 'nobody' } });
    // Not while somebody is still typing.
    expect(screen.queryByText(words[language].record.error.student.absent)).toBeNull();
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'));
    });
    expect(screen.getByText(words[language].record.error.student.absent)).toBeTruthy();
  },
);

it('[CALL-176] a score that is gone is said to be, and leads to the list', async () => {
  const input = { subjectId: 2, scoreId: 7, studentId: null, reportId: null };
  const { actor, named } = run(scoreRecord, input);
  showView(<ScoreRecordScreen actor={actor} />);
  await act(() => named(scoreInfo.path).at(-1)?.fail(refusal('absent', 'Not found')));
  expect(screen.getByText(en.absent.title)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  const way = screen.getByRole('link', { name: en.record.toList });
  expect(way.getAttribute('href')).toBe('/score/index');
});

it.each([
  ['conflict', null, en.record.way.changed, '/score/index?view=info&score_id=7&subject_id=2'],
  ['absent', null, en.record.way.gone, '/score/index'],
  [
    ...(['badPayload', { issues: [{ field: 'exam_date', rule: 'twice' }] }] as const),
    ...([en.record.way.saved, '/score/index?search=Sample%201&subject_id=2'] as const),
  ],
] as const)(
  '[CALL-176] a change that is refused with %s leads to what is saved',
  async (code, data, label, to) => {
    const input = { subjectId: 2, scoreId: 7, studentId: null, reportId: null };
    const { actor, named } = run(scoreRecord, input);
    showView(<ScoreRecordScreen actor={actor} />);
    const [loaded] = scoreRecordPaths.outcomes.loadScore.done;
    await act(async () => {
      await named(scoreInfo.path).at(-1)?.answer(loaded);
    });
    await act(async () => {
      fireEvent.submit(screen.getByRole('form'));
    });
    await act(() =>
      named(editScore.path)
        .at(-1)
        ?.fail(refusal(code, 'No', data)),
    );
    expect(screen.getByRole('link', { name: label }).getAttribute('href')).toBe(to);
  },
);
