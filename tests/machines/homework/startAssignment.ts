import { createActor, SimulatedClock, waitFor } from 'xstate';
import type { AnswerOf, PayloadOf } from '../../../src/contract/call';
import {
  addHomework,
  checkHomeworkStatus,
  checkIsAdd,
  findAdded,
  retryHomework,
} from '../../../src/contract/homework';
import type { AssignmentOutcome, AssignmentStatus } from '../../../src/domain/homework';
import { homeworkAssignment } from '../../../src/machines/homework/homeworkAssignment';
import type { AssignmentDraft } from '../../../src/machines/homework/assignmentValues';
import { acting, answering, heardFrom } from '../fakes';
import { run } from '../parts/world';

export const card = {
  card_id: 31,
  name: 'My garden',
  supports_composition: true,
  supports_adaptive: false,
};

/** All that a composition needs. */
export const filled = {
  name: 'Week 12',
  type: 'composition',
  essay_title: 'My garden',
  course_id: 11,
  lesson_id: 21,
  card_id: 31,
  student_ids: [1, 2],
  deadline: '2026-11-27T20:00:00+08:00',
} as const;

/** What the pre-check says of Ann and Bo. */
export function checked(ann: AssignmentOutcome, bo: AssignmentOutcome) {
  return {
    not_yours: 0,
    outcomes: [
      { student_id: 1, name: 'Ann', username: 'ann', grade: 7, outcome: ann },
      { student_id: 2, name: 'Bo', username: 'bo', grade: 7, outcome: bo },
    ],
  };
}

/** How far the arranging is; only Bo's may fail. */
export function arranged(status: AssignmentStatus) {
  const ann = status === 'arranging' ? status : ('succeeded' as const);
  return {
    ...{ status, is_own: true, withdrawn_at: null, deadline: filled.deadline },
    students: [
      { student_id: 1, name: 'Ann', username: 'ann', grade: 7, status: ann, reason: null },
      {
        student_id: 2,
        name: 'Bo',
        username: 'bo',
        grade: 7,
        status,
        reason: status === 'failed' ? ('noPoints' as const) : null,
      },
    ],
    ...{ not_yours: 0, as_of: '2026-11-20T14:30:03+08:00' },
  };
}

type Added = AnswerOf<typeof addHomework>;

/** A server that answers to an assignment. */
export const assigning = (
  answer: (homework: PayloadOf<typeof addHomework>) => Added | Promise<Added>,
) => acting(addHomework, ({ payload }) => answer(payload));

/** A server that lets everything pass and is done at the first question. */
const obliging = {
  check: answering(checkIsAdd, () => checked('assignable', 'assignable')),
  add: assigning(() => ({ homework_id: 41, status: 'arranging' })),
  checkStatus: answering(checkHomeworkStatus, () => arranged('succeeded')),
  findAdded: answering(findAdded, () => ({ homework_id: null })),
  retry: acting(retryHomework, () => arranged('succeeded')),
};

type State =
  | 'editing'
  | 'refused'
  | 'succeeded'
  | 'failed'
  | 'closed'
  | { arranging: 'adding' | 'unsure' | 'waiting' | 'asking' };

/** A running assignment, filled in unless told otherwise. */
export function startAssignment(
  actors: Partial<typeof obliging> = {},
  content: Partial<AssignmentDraft> = {},
) {
  const clock = new SimulatedClock();
  const chart = homeworkAssignment.provide({ actors: { ...obliging, ...actors } });
  const actor = createActor(chart, {
    clock,
    input: { subjectId: 3 },
  });
  const heard = heardFrom(actor);
  actor.start();
  actor.send({ type: 'content.restored', content: { values: filled, card, ...content } });
  return {
    actor,
    clock,
    heard,
    submit: () => {
      actor.send({ type: 'submit.requested' });
    },
    reach: (state: State) => waitFor(actor, (snapshot) => snapshot.matches(state)),
  };
}

/** An assignment in a world that does only what the test says. */
export function openAssignment(content?: object) {
  const started = run(homeworkAssignment, { subjectId: 3 });
  if (content !== undefined) started.actor.send({ type: 'content.restored', content });
  const { actor, named: asked } = started;
  return {
    ...{ ...started, asked },
    /** Submits the form, and the check finds that all may be given it. */
    async submit() {
      actor.send({ type: 'submit.requested' });
      await asked('/homework/checkIsAdd').at(-1)?.answer(checked('assignable', 'assignable'));
    },
  };
}
