import { CallFailure } from '../../contract/failure';

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
