// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import words from '../../../locales/en/exams.json';
import type { CallFailure } from '../../../src/contract/failure';
import { examMarks } from '../../../src/machines/exams/examMarks';
import { ExamMarksForm } from '../../../src/ui/exams/ExamMarksForm';
import { noAnswer, refusal } from '../../machines/fakes';
import { run } from '../../machines/parts/world';
import { showView } from '../showView';

const { way } = words.marks;
const twice = { issues: [{ field: 'student', rule: 'twice' }] };

it.each<[string, number, CallFailure, string | null, string | null]>([
  [
    ...(['that somebody has changed', 7, refusal('conflict', 'Changed')] as const),
    ...([way.changed, '/examAnalysis/examAnalysisReport?report_id=7'] as const),
  ],
  [
    ...(['that is gone', 7, refusal('absent', 'Gone')] as const),
    ...([way.gone, '/examAnalysis/index'] as const),
  ],
  [
    ...(['that is there already', 0, refusal('badPayload', 'Twice', twice)] as const),
    ...([way.saved, '/examAnalysis/paperInformationEntry?paper_id=3&student=ann'] as const),
  ],
  ['that got no answer', 7, noAnswer(), null, null],
])(
  '[CALL-183] the refusal of a result %s leads to what is saved, and what was typed stays',
  async (_what, report_id, error, label, to) => {
    const { actor, last } = run(examMarks, {
      scope: { subject_id: 2, paper_id: 3, report_id, version: 1, full: [3], today: '2026-11-18' },
      values: { student: 'ann', exam_date: '2026-11-18', marks: ['3'] },
    });
    showView(<ExamMarksForm form={actor} questions={[]} entered={null} named={null} />);
    actor.send({ type: 'submit.requested' });
    await act(() => last().fail(error));
    const links = screen
      .queryAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
    expect(links).toEqual(label === null ? [] : [[label, to]]);
    expect(screen.queryByText(new RegExp(way.kept)) !== null).toBe(label === way.changed);
    expect(actor.getSnapshot().context.values.marks).toEqual(['3']);
  },
);
