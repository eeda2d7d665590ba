import { assign, emit, type EventFrom, setup, transition } from 'xstate';
import {
  courseLevels,
  type LevelDirection,
  levelRefusal,
  type LevelRefusal,
  levelRefusals,
  type LevelStage,
} from '../../domain/lessons';
import { type ChangeRefused, type Outcome, refusalIn } from '../parts/refusal';

/** The facts of a student's level in a course besides its stage. */
interface Facts {
  readonly level: number;
  /** The level from the next stage-end page on; null unless one is scheduled. */
  readonly nextLevel: number | null;
}

type Event =
  /** The student has come to the end page of a level. */
  | { type: 'levelEnd.reached' }
  | { type: 'level.kept' }
  | { type: 'level.changed'; direction: LevelDirection }
  | { type: 'change.cancelled' }
  | { type: 'stageEnd.reached' };

interface Change {
  readonly direction: LevelDirection;
}

const refusalOf = (level: number, direction: LevelDirection) =>
  levelRefusal({ level, ...courseLevels }, direction);

/** The life of a student's level in a course: decided at its end, changed at the next stage's end. */
export const courseLevel = setup({
  types: {} as {
    context: Facts;
    events: Event;
    input: Facts;
    emitted: ChangeRefused<LevelRefusal>;
    tags: 'editable';
  },
  guards: {
    isWithinBounds: ({ context }, { direction }: Change) =>
      refusalOf(context.level, direction) === null,
  },
  actions: {
    schedule: assign(({ context }, { direction }: Change) => ({
      nextLevel: context.level + (direction === 'up' ? 1 : -1),
    })),
    enterNext: assign(({ context }) => ({
      level: context.nextLevel ?? context.level,
      nextLevel: null,
    })),
    forgetNext: assign({ nextLevel: null }),
    refuse: emit(({ context }, { direction }: Change) => ({
      type: 'change.refused' as const,
      reason: refusalOf(context.level, direction) ?? 'levelAtMaximum',
    })),
  },
}).createMachine({
  id: 'courseLevel',
  context: ({ input }) => input,
  initial: 'studying',
  states: {
    studying: { on: { 'levelEnd.reached': 'levelEnd' } },
    levelEnd: {
      tags: 'editable',
      on: {
        'level.kept': 'studying',
        'level.changed': [
          {
            guard: { type: 'isWithinBounds', params: ({ event }) => event },
            target: 'scheduled',
            actions: { type: 'schedule', params: ({ event }) => event },
          },
          { actions: { type: 'refuse', params: ({ event }) => event } },
        ],
      },
    },
    scheduled: {
      on: {
        'stageEnd.reached': { target: 'studying', actions: 'enterNext' },
        'change.cancelled': { target: 'levelEnd', actions: 'forgetNext' },
      },
    },
  },
});

/** A student's level in a course as it is stored. */
export interface CourseLevel extends Facts {
  readonly stage: LevelStage;
}

/** The next state of a stored level after an event, or the reason of a refusal. */
export function nextCourseLevel(
  { stage, ...context }: CourseLevel,
  event: EventFrom<typeof courseLevel>,
): Outcome<CourseLevel, LevelRefusal> {
  const snapshot = courseLevel.resolveState({ value: stage, context });
  const [next, actions] = transition(courseLevel, snapshot, event);
  const refusal = refusalIn(actions, levelRefusals);
  if (refusal !== null || !snapshot.can(event)) return { next: null, refusal };
  return { next: { ...next.context, stage: next.value }, refusal: null };
}
