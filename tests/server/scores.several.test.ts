import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { inputScores, scoreList, scoreRoster, unsubmittedList } from '../../src/contract/scores';
import { classes, classStudents, scores } from '../../server/db/tables';
import { databases, worldOf } from './rig';
import { asAnna, addPeople, anna, ben, carl } from './scene/people';
import { paging, scoresIn, subject_id } from './scene/scores';

const shared = {
  ...{ subject_id, exam_grade: '7', exam_type: 'midterm', exam_date: '2026-11-06' },
  ...{ score_type: 'points', full_score: '120', examinees: '320' },
};
const [first, second] = [
  { student_id: 81001, result: '98.5' },
  { student_id: 81002, result: '60' },
];

describe.each(databases)('several scores at once on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  beforeEach(() => world.database.transact((db) => db.delete(scores)));
  const { entered } = scoresIn(() => world);
  const sent = (results = [first, second], change = {}, as = anna.username, id = randomUUID()) =>
    world.send(inputScores, { ...shared, ...change, results }, { as, requestId: id });
  const stored = async () =>
    (await world.ask(scoreList, { subject_id, ...paging }, asAnna)).list
      .map(({ student_id, score, level }) => [student_id, score ?? level])
      .sort();
  const issues = (found: Readonly<Record<string, string>>) => ({
    issues: Object.entries(found).map(([field, rule]) => ({ field, rule })),
  });

  it('[CALL-175] enters scores of points, or of levels, for several students', async () => {
    expect((await sent()).data).toEqual({ saved_count: 2 });
    const level = { exam_type: 'unit', score_type: 'level', full_score: '' };
    const levels = [{ student_id: 81003, result: 'B' }];
    expect((await sent(levels, level)).data).toEqual({ saved_count: 1 });
    expect(await stored()).toEqual([
      ...[
        [81001, 98.5],
        [81002, 60],
        [81003, 'B'],
      ],
    ]);
  });

  it('[CALL-175, ROLE-020] stores no score if one is invalid, and names each fault', async () => {
    const wrong = { student_id: 81003, result: '120.5' };
    expect((await sent([first, wrong])).data).toEqual(issues({ 'results.81003': 'aboveFull' }));
    const early = { exam_date: '2026-11-19', full_score: '0' };
    expect((await sent([first], early)).data).toEqual(
      issues({ full_score: 'positive', exam_date: 'future', 'results.81001': 'aboveFull' }),
    );
    // Somebody else's student is as absent as none at all.
    const strangers = [81010, 99999].map((student_id) => ({ student_id, result: '60' }));
    const absent = { 'results.81010': 'absent', 'results.99999': 'absent' };
    expect((await sent([first, ...strangers])).data).toEqual(issues(absent));
    expect((await sent([first], {}, carl.username)).data).toEqual(
      issues({ 'results.81001': 'absent' }),
    );
    expect((await sent([first, first])).data).toEqual(issues({ results: 'repeated' }));
    await entered({ student: 'sc02' });
    expect((await sent()).data).toEqual(issues({ 'results.81002': 'twice' }));
    expect(await stored()).toEqual([[81002, 98.5]]);
    // A score of the same exam in another subject stands in nobody's way.
    expect((await sent([second], { subject_id: 3 })).data).toEqual({ saved_count: 1 });
  });

  it('[CALL-175] stores the same request once, and of two people one who enters the same exam', async () => {
    const id = randomUUID();
    const same = await Promise.all([1, 2].map(() => sent([first, second], {}, anna.username, id)));
    expect(same.map(({ data }) => data)).toEqual([{ saved_count: 2 }, { saved_count: 2 }]);
    expect(await stored()).toHaveLength(2);
    const other = { exam_type: 'unit' };
    const both = await Promise.all([
      sent([first, second], other),
      sent([second, first], other),
      sent([first], other, ben.username),
    ]);
    const isStored = both.filter(({ code }) => code === codes.success);
    expect(isStored).toHaveLength(1);
    expect(both.filter(({ code }) => code === codes.badPayload)).toHaveLength(2);
    // What was refused stored nothing beside the other's.
    const { saved_count } = inputScores.answer.parse(isStored[0]?.data);
    expect(await stored()).toHaveLength(2 + saved_count);
  });

  it('[CALL-175, ROLE-020] names the own students that are not hidden, with their classes and exams', async () => {
    await world.database.transact(async (db) => {
      const own = { accountId: anna.id, subjectId: subject_id, grade: 7 };
      await db
        .insert(classes)
        .values([{ ...own, id: 8190, name: '7 (1)' }])
        .onConflictDoNothing();
      const members = [81001, 81011].map((studentId) => ({ classId: 8190, studentId }));
      await db.insert(classStudents).values(members).onConflictDoNothing();
    });
    await entered({ exam_type: 'unit', exam_date: '2026-10-06' });
    await entered();
    const roster = await world.ask(scoreRoster, { subject_id }, asAnna);
    expect(roster.classes).toEqual([{ class_id: 8190, name: '7 (1)' }]);
    const points = { full_score: 120, score: 98.5 };
    expect(roster.students.find(({ student_id }) => student_id === 81001)).toEqual({
      ...{ student_id: 81001, name: '张子涵', username: 'sc01', grade: 7 },
      ...{ is_hidden: false, is_missing: false, class_ids: [8190] },
      exams: [
        { exam_type: 'midterm', exam_date: '2026-11-06', ...points },
        { exam_type: 'unit', exam_date: '2026-10-06', ...points },
      ],
    });
    expect(roster.students).toHaveLength(9);
    const hidden = roster.students.filter(({ is_hidden }) => is_hidden);
    expect(hidden.map(({ student_id }) => student_id)).toEqual([81008]);
    // Of a trial student, and of one who is not supervised, no score is asked for.
    const missing = roster.students.filter(({ is_missing }) => is_missing);
    const asked = await world.ask(unsubmittedList, { subject_id, ...paging }, asAnna);
    expect(missing.map(({ student_id }) => student_id).sort()).toEqual(
      asked.list.map(({ student_id }) => student_id).sort(),
    );
    expect(missing.length).toBeGreaterThan(0);
    const theirs = await world.ask(scoreRoster, { subject_id }, { as: carl.username });
    expect(theirs).toMatchObject({ classes: [], students: [{ student_id: 81010, exams: [] }] });
  });
});
