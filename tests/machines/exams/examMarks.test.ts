import { expect, it } from 'vitest';
import { submitExam } from '../../../src/contract/exams';
import { examMarks } from '../../../src/machines/exams/examMarks';
import { refusal } from '../fakes';
import { run } from '../parts/world';

it('[SCREEN-139] a result that midnight finds on its way, and that is refused, can be of the new day', async () => {
  const { actor, asked, signals } = run(examMarks, {
    scope: {
      ...{ subject_id: 2, paper_id: 3, report_id: 0, version: 0, full: [3] },
      today: '2026-11-18',
    },
    values: { student: 'ann', exam_date: '2026-11-18', marks: ['3'] },
    draftKey: 'examMarks.3.0',
  });
  actor.send({ type: 'submit.requested' });
  const sent = asked.find(({ name }) => name === submitExam.path);
  const midnight = Date.parse('2026-11-19T00:00:00+08:00');
  signals.clock.tell({ type: 'clock.ticked', now: midnight });
  await sent?.fail(refusal('conflict', 'Meanwhile somebody has entered it'));
  expect(actor.getSnapshot().context.failure?.code).toBeDefined();
  actor.send({ type: 'field.changed', field: 'exam_date', value: '2026-11-19' });
  expect(actor.getSnapshot().context.errors).toEqual({});
});
