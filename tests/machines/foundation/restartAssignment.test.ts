import { expect, it } from 'vitest';
import { foundationRecord, restartFoundation } from '../../../src/contract/foundation';
import { sampleRecord } from '../../../src/machines/foundation/foundationMode.paths';
import { restartAssignment, selectStage } from '../../../src/machines/foundation/restartAssignment';
import { noAnswer } from '../fakes';
import { run } from '../parts/world';

it.each([
  ['still possible', { progress: 0.5 }, 'confirming'],
  ['impossible by then', { status: 'awaitingStudent' as const }, 'ready'],
])(
  '[FRS-01] [FRS-02] a restart that failed and is %s stands where it can go on',
  async (_, news, stage) => {
    const { actor, last, signals, told } = run(restartAssignment, { subjectId: 2, studentId: 7 });
    await last().answer(sampleRecord);
    actor.send({ type: 'restart.requested' });
    actor.send({ type: 'restart.confirmed' });
    const message = { type: 'student.changed', student_id: 7 } as const;
    signals.socket.tell({ type: 'socket.received', message });
    await last(foundationRecord.path).answer({ ...sampleRecord, ...news });
    await last(restartFoundation.path).fail(noAnswer());
    expect(selectStage(actor.getSnapshot())).toBe(stage);
    expect(told).toMatchObject([{ type: 'notice.shown', tone: 'bad' }]);
  },
);
