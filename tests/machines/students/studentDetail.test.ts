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
  unsupervisedInfo as unsupervised,
} from '../../../src/machines/students/studentDetail.paths';
import { noAnswer, refusal } from '../fakes';
import { run } from '../parts/world';

function open(view: StudentView = 'homework', studentId = 5) {
  return run(studentDetail, {
    payload: { subject_id: 3, student_id: studentId },
    scope: { view, courseId: null, span: 'week', address: {}, from: {}, mayReward: true },
  });
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
});
