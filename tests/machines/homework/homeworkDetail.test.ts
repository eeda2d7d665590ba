import { expect, it } from 'vitest';
import { homeworkPersons, remindOfHomework } from '../../../src/contract/homework';
import type { ReminderOutcome } from '../../../src/domain/home';
import type { AssignmentPersonRow } from '../../../src/domain/homework';
import { homeworkDetail } from '../../../src/machines/homework/homeworkDetail';
import { foreseenAmong } from '../../../src/machines/homework/homeworkDetail.selectors';
import { samplePerson, sampleReminder } from '../../../src/machines/homework/personRows.paths';
import { sampleHomework } from '../../../src/machines/homework/homeworkRows.paths';
import { run } from '../parts/world';

const missing = (id: number): AssignmentPersonRow => ({
  ...{ ...samplePerson, person_id: id, student_id: id, status: 'incomplete' },
  ...{ completed_at: null, score: null, accuracy: null, reminded: null },
});
const list = [1, 2, 3, 4].map(missing);

async function openDetail() {
  const world = run(homeworkDetail, { subjectId: 3, homeworkId: 41, address: {} });
  const { actor, asked } = world;
  const calls = (path: string) => asked.filter(({ name }) => name === path);
  const show = () =>
    calls(homeworkPersons.path)
      .at(-1)
      ?.answer({
        ...{ list, total: 4, as_of: '2026-11-20T14:30:00+08:00', homework: sampleHomework },
        reminding: { missing_count: 3, waiting_count: 3, last: null },
        ...{ counts: sampleHomework.counts, given_counts: sampleHomework.counts },
      });
  await show();
  const persons = actor.getSnapshot().children.persons;
  const tick = (...ids: number[]) => {
    for (const id of ids) persons?.send({ type: 'row.toggled', id });
  };
  const ticked = () => persons?.getSnapshot().context.selected;
  const remind = async (outcomes: Readonly<Record<number, ReminderOutcome['outcome']>>) => {
    actor.send({ type: 'reminder.confirmed' });
    const results = Object.entries(outcomes).map(([id, outcome]) => ({
      ...{ student_id: Number(id), outcome, reminder: sampleReminder },
    }));
    await calls(remindOfHomework.path).at(-1)?.answer({ results });
  };
  return { ...world, calls, tick, ticked, remind };
}

it('[HWP-03] the ticks of those who were reminded, or have handed in, go once the server has answered, and those of others stay', async () => {
  const { actor, tick, ticked, remind } = await openDetail();
  tick(1, 2, 3, 4);
  const persons = list.filter(({ person_id }) => person_id !== 3);
  actor.send({ type: 'reminder.requested', persons, areTicked: true });
  expect(ticked()).toEqual([1, 2, 3, 4]);
  await remind({ 1: 'sent', 2: 'already', 4: 'notNeeded' });
  expect(ticked()).toEqual([2, 3]);
});

it('[HWP-03] reminding one by its row changes no tick', async () => {
  const { actor, tick, ticked, remind } = await openDetail();
  tick(1);
  actor.send({ type: 'reminder.requested', persons: [missing(2)] });
  await remind({ 2: 'sent' });
  expect(ticked()).toEqual([1]);
});

it('[HWP-03] after midnight who was reminded is asked anew, and no reminder of yesterday stands in an open question', async () => {
  const { actor, calls, signals } = await openDetail();
  const tell = (moment: string) => {
    signals.clock.tell({ type: 'clock.ticked', now: Date.parse(moment) });
  };
  tell('2026-11-20T23:59:58+08:00');
  tell('2026-11-20T23:59:59+08:00');
  expect(calls(homeworkPersons.path)).toHaveLength(1);
  const persons = [missing(1), { ...missing(2), reminded: sampleReminder }];
  actor.send({ type: 'reminder.requested', persons, areTicked: true });
  const foreseen = () => foreseenAmong([])(actor.getSnapshot()).map(({ outcome }) => outcome);
  expect(foreseen()).toEqual(['sent', 'already']);
  tell('2026-11-21T00:00:00+08:00');
  expect(calls(homeworkPersons.path)).toHaveLength(2);
  expect(foreseen()).toEqual(['sent', 'sent']);
  actor.send({ type: 'reminder.confirmed' });
  expect(calls(remindOfHomework.path).at(-1)?.input).toMatchObject({ student_ids: [1, 2] });
});
