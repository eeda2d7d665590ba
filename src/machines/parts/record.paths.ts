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

/** A call that was not answered: the connection is lost. */
export const lost = (path: string) => new CallFailure('network', { path });

/** How the load of a thing fails that may not be there: it is not, or the connection is lost. */
export const absentOrLost = (path: string) => [
  new CallFailure('code', { path, code: codes.absent, message: 'It is not there.' }),
  lost(path),
];

/** Messages about a student, and about another. */
export const studentMessages = (studentId: number) =>
  [studentId, studentId + 1].map((id) => ({ type: 'student.changed' as const, student_id: id }));

/** What the paths of what is set for a student tell apart of the chart's memory, besides what it is set to. */
export interface SettingMemory<Answer> {
  readonly answer: Answer | null;
  readonly failure: object | null;
  readonly isOvertaken: boolean;
}

/** Samples for the paths of what is set for a student; `told` is what the paths tell apart of an answer. */
export function settingPaths<Answer>(told: (answer: Answer | null) => object) {
  return {
    inputs: { student: { payload: { subject_id: 2, student_id: 7 }, scope: {} } },
    messages: studentMessages(7).map((message) => ({ message })),
    project: ({ answer, failure, isOvertaken }: SettingMemory<Answer>) => ({
      ...told(answer),
      ...{ isFailed: failure !== null, isOvertaken },
    }),
  };
}

interface RecordSample<Payload, First, Second> {
  readonly path: string;
  readonly payload: Payload;
  /** Two that differ, so that one that is dropped is noticed; one, where nothing loads it anew. */
  readonly answers: readonly [First, Second?];
  /** The type of message that concerns it, or several messages of which some do; none, where no message does. */
  readonly message?: SocketMessage['type'] | readonly SocketMessage[];
  /** What an address names that is no thing, where there may be none. */
  readonly none?: Payload;
  /** What the chart has of its own. */
  readonly scope?: object;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Samples for the paths of any record. */
export function recordPaths<Payload, First, Second>(sample: RecordSample<Payload, First, Second>) {
  const { path, payload, answers, message = [], none, scope = {} } = sample;
  const [first, second = first] = answers;
  const messages: readonly SocketMessage[] =
    typeof message === 'string' ? [{ type: message }, { type: 'session.ended' }] : message;
  return {
    inputs: {
      usual: { payload, scope },
      ...(none !== undefined && { none: { payload: none, scope } }),
    },
    events: {
      ...(messages.length > 0 && {
        'socket.received': messages.map((one) => ({ message: one })),
      }),
    },
    outcomes: {
      load: {
        done: ({ context: { answer } }: { context: { answer: unknown } }) =>
          isSame(answer, first) ? [second] : [first],
        error: none === undefined ? [lost(path)] : absentOrLost(path),
      },
    },
  } as const;
}
