// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { scoreRoster, unsubmittedData } from '../../../src/contract/scores';
import { scoreRecord } from '../../../src/machines/scores/scoreRecord';
import { scoreRecordPaths } from '../../../src/machines/scores/scoreRecord.paths';
import { sampleStudent } from '../../../src/machines/scores/severalScores.paths';
import { ScoreRecordScreen } from '../../../src/ui/scores/ScoreRecordScreen';
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
