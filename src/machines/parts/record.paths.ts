import { codes } from '../../contract/codes';
import { CallFailure } from '../../contract/failure';
import type { SocketMessage } from '../../contract/socket';

interface WatchSample<Payload, Answer> {
  readonly payload: Payload;
  readonly answer: Answer;
  /** The student whom the payload names. */
  readonly studentId: number;
}

/** Samples for the paths of any watch over a student. */
export function watchPaths<Payload, Answer>({
  payload,
  answer,
  studentId,
}: WatchSample<Payload, Answer>) {
  return {
    inputs: { usual: { payload, scope: {} } },
    events: {
      'socket.received': [
        { message: { type: 'student.changed', student_id: studentId } },
        { message: { type: 'student.changed', student_id: studentId + 1 } },
        { message: { type: 'homework.changed', student_id: studentId } },
        { message: { type: 'student.changed' } },
      ],
    },
    outcomes: { load: { done: [answer], error: [new CallFailure('network', { path: '/watch' })] } },
  } as const;
}

interface RecordSample<Payload, Answer> {
  readonly path: string;
  readonly payload: Payload;
  /** Two that differ, so that one that is dropped is noticed. */
  readonly answers: readonly [Answer, Answer];
  /** The type of message that concerns it. */
  readonly message: SocketMessage['type'];
  /** What an address names that is no thing, where there may be none. */
  readonly nothing?: Payload;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Samples for the paths of any record. */
export function recordPaths<Payload, Answer>(sample: RecordSample<Payload, Answer>) {
  const { path, payload, answers, message, nothing } = sample;
  const [first, second] = answers;
  const lost = new CallFailure('network', { path });
  const gone = new CallFailure('code', { path, code: codes.absent });
  return {
    inputs: {
      usual: { payload, scope: {} },
      ...(nothing !== undefined && { nothing: { payload: nothing, scope: {} } }),
    },
    events: {
      'socket.received': [{ message: { type: message } }, { message: { type: 'session.ended' } }],
    },
    outcomes: {
      load: {
        done: ({ context: { answer } }: { context: { answer: unknown } }) =>
          isSame(answer, first) ? [second] : [first],
        error: nothing === undefined ? [lost] : [lost, gone],
      },
    },
  } as const;
}
