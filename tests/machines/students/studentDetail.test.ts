import { describe, expect, it } from 'vitest';
import {
  selectFailure,
  selectHomework,
  selectStage,
  selectStudent,
  studentDetail,
  type StudentView,
} from '../../../src/machines/students/studentDetail';
import {
  sampleInfo as info,
  studentDetailPaths,
  unsupervisedInfo as unsupervised,
} from '../../../src/machines/students/studentDetail.paths';
import { proveChart } from '../../../src/paths';
import { findingsOf, proven } from '../proof';
import { noAnswer, refusal } from '../fakes';
import { run } from '../parts/world';

function open(view: StudentView = 'homework', studentId = 5) {
  const started = run(studentDetail, {
    payload: { subject_id: 3, student_id: studentId },
    scope: { view, courseId: null, span: 'week', address: {}, from: {}, mayReward: true },
  });
  return { ...started, snapshot: () => started.actor.getSnapshot() };
}

describe('one student’s page', () => {
  it('[CALL-120] [SCREEN-040] asks who it is, then for the homework', async () => {
    const { last, snapshot } = open();
    expect(last()).toMatchObject({
      name: '/student/info',
      input: { subject_id: 3, student_id: 5 },
    });
    expect(selectHomework(snapshot())).toBeUndefined();
    await last().answer(info);
    expect(selectStudent(snapshot())?.name).toBe('Ann');
    expect(selectStage(snapshot())).toBe('homework');
    expect(last()).toMatchObject({
      name: '/homework/listOfStudent',
      input: { subject_id: 3, student_id: 5, page: 1 },
    });
  });

  it('[ROLE-060] refuses customization to a student who is not supervised', async () => {
    const { last, snapshot } = open('customization');
    await last().answer(unsupervised);
    expect(selectStage(snapshot())).toBe('refused');
  });

  it('[ROLE-060] has customization for a supervised student', async () => {
    const { last, snapshot } = open('customization');
    await last().answer(info);
    expect(selectStage(snapshot())).toBe('customization');
  });

  it('knows an absent student from a failure', async () => {
    const absent = open();
    await absent.last().fail(refusal('absent', 'gone'));
    expect(selectStage(absent.snapshot())).toBe('absent');
    const failed = open();
    await failed.last().fail(noAnswer());
    expect(selectStage(failed.snapshot())).toBe('loadFailed');
    expect(selectFailure(failed.snapshot())?.message.key).toBe('shell:failure.network');
    failed.actor.send({ type: 'load.retried' });
    await failed.last().answer(info);
    expect(selectStage(failed.snapshot())).toBe('homework');
    expect(selectFailure(failed.snapshot())).toBeNull();
  });

  it('asks nobody about an address that names no student', () => {
    const { asked, snapshot } = open('homework', Number.NaN);
    expect(selectStage(snapshot())).toBe('absent');
    expect(asked).toEqual([]);
  });

  it('keeps who it is up to date, without losing what is shown', async () => {
    const { last, signals, snapshot } = open('report');
    await last().answer(info);
    const changed = { type: 'student.changed', student_id: 5 } as const;
    signals.socket.tell({ type: 'socket.received', message: changed });
    expect(selectStudent(snapshot())?.health).toBe('healthy');
    await last().answer({ ...info, student: { ...info.student, health: 'unhealthy' } });
    expect(selectStudent(snapshot())?.health).toBe('unhealthy');
  });

  it('takes every transition on generated paths', () => {
    const proof = proveChart(studentDetail, studentDetailPaths);
    expect(proof.missing).toEqual([]);
    expect(proof.truncated).toBe(false);
  });
});

it('studentDetail takes every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(studentDetail, studentDetailPaths)).toEqual({
    ...proven,
    unnoticed: [
      // Led to a state that leads on at once to the same one.
      'retarget studentDetail.absent|always|0',
      'retarget studentDetail.loadFailed|load.retried|0',
      'retarget studentDetail.loadFailed|always|0',
      // No tab is two of them: their order makes no difference.
      'swap branches studentDetail.ready.tab.choosing|always|0',
      'swap branches studentDetail.ready.tab.choosing|always|1',
      'swap branches studentDetail.ready.tab.choosing|always|2',
      'swap branches studentDetail.ready.tab.choosing|always|3',
      'swap branches studentDetail.ready.tab.choosing|always|4',
      'swap branches studentDetail.ready.tab.choosing|always|5',
      'swap branches studentDetail.ready.tab.choosing|always|6',
      'swap branches studentDetail.ready.tab.choosing|always|7',
      'swap branches studentDetail.ready.tab.choosing|always|8',
      'swap branches studentDetail.ready.tab.choosing|always|10',
      // Led to `current` instead, it goes on from there at once.
      'retarget studentDetail.ready.identity.outdated|always|0',
      'retarget studentDetail.ready.identity.vanished|always|0',
    ],
  });
});
