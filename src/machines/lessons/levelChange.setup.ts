import { assign, emit, sendTo, setup } from 'xstate';
import { z } from 'zod/mini';
import type { AnswerOf } from '../../contract/call';
import {
  cancelLevelChange,
  changeCourseLevel,
  courseLevelInfo,
  keepCourseLevel,
} from '../../contract/lessons';
import { isAboutStudent } from '../../contract/socket';
import {
  type LevelDirection,
  levelDirections,
  levelForm,
  levelRefusal,
  type LevelRefusal,
} from '../../domain/lessons';
import { isFrozen } from '../../domain/supervision';
import { type ContentRestored, draft } from '../parts/draft';
import type { Failure } from '../parts/failure';
import type { FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import { record } from '../parts/record';
import type { Told } from '../parts/record/types';

export type LevelInfo = AnswerOf<typeof courseLevelInfo>;

export interface LevelInput {
  readonly subjectId: number;
  readonly studentId: number;
  readonly courseId: number;
  /** Whether the person has come for the decision; else it waits until it is opened. */
  readonly isAsked: boolean;
}

/** What is chosen and typed; nothing is chosen for the person. */
interface Values {
  readonly direction: LevelDirection | null;
  readonly reason: string;
}

interface Context extends LevelInput, FormState<Values> {
  readonly info: LevelInfo | null;
  /** Why the level can't go in the chosen direction. */
  readonly refusal: LevelRefusal | null;
}

export type LevelEvent =
  | Told<LevelInfo>
  | { type: 'load.retried' }
  | { type: 'level.kept' }
  | { type: 'cancellation.requested' }
  | { type: 'cancellation.confirmed' }
  | { type: 'cancellation.declined' }
  | { type: 'decision.deferred' }
  | { type: 'decision.opened' }
  | { type: 'direction.chosen'; direction: LevelDirection }
  | { type: 'reason.changed'; reason: string }
  | { type: 'change.submitted' }
  | ContentRestored;

const emptyLevelForm: Values = { direction: null, reason: '' };

/** Why the level can't go where it is chosen to. */
const refusalOf = ({ info, values: { direction } }: Pick<Context, 'info' | 'values'>) =>
  info === null || direction === null ? null : levelRefusal(info, direction);

const form = workflowForm<Values, Context, LevelEvent>({
  schema: () => levelForm,
  draft: z.object({ direction: z.nullable(z.enum(levelDirections)), reason: z.string() }),
});

const levelWatch = record({
  id: 'levelWatch',
  call: courseLevelInfo,
  concerns: (message, { payload }) => isAboutStudent(message, payload.student_id),
  tells: true,
});

export const levelSetup = setup({
  types: {} as {
    context: Context;
    events: LevelEvent;
    input: LevelInput;
    emitted: Notice;
    tags: 'busy' | 'editable' | 'failed' | 'blocked';
    children: { watch: 'watch'; draft: 'draft' };
  },
  actors: {
    ...{ watch: levelWatch, draft },
    ...{ keep: remote(keepCourseLevel), change: remote(changeCourseLevel) },
    cancel: remote(cancelLevelChange),
  },
  guards: {
    isLevelEnd: (_, { stage }: LevelInfo) => stage === 'levelEnd',
    isToAsk: ({ context }, { stage }: LevelInfo) => context.isAsked && stage === 'levelEnd',
    isScheduled: (_, { stage }: LevelInfo) => stage === 'scheduled',
    isScheduledNow: ({ context: { info } }) => info?.stage === 'scheduled',
    isStudyingNow: ({ context: { info } }) => info?.stage === 'studying',
    isNextKnown: ({ context: { info } }) => info !== null && info.next_level !== null,
    isFrozenNow: ({ context: { info } }) => info !== null && isFrozen(info.freezes, 'levelChange'),
    isInvalid: ({ context }) => !form.guards.isValid({ context }),
    isOutOfBounds: ({ context }) => refusalOf(context) !== null,
  },
  actions: {
    ...form.actions,
    keepInfo: assign((_, info: LevelInfo) => ({ info, failure: null })),
    reload: sendTo('watch', { type: 'load.retried' }),
    overtake: sendTo('watch', { type: 'load.overtaken' }),
    setValues: assign(({ context }, values: Partial<Values>) => ({
      ...form.revised(context, values),
      refusal: null,
    })),
    refuseDirection: assign(({ context }) => ({ refusal: refusalOf(context) })),
    /** Each level's end asks with an empty form. */
    clearForm: assign(({ context }) => ({
      ...form.revised(context, emptyLevelForm),
      ...{ attempts: 0, refusal: null },
    })),
    keepNext: assign(({ context: { info } }, { next_level }: { next_level: number }) => ({
      info: info === null ? null : { ...info, stage: 'scheduled' as const, next_level },
    })),
    forgetNext: assign(({ context: { info } }) => ({
      info: info === null ? null : { ...info, stage: 'levelEnd' as const, next_level: null },
    })),
    tellCancelled: emit((_, { level }: { level: number }) =>
      successNotice('lessons:level.cancel.done', { level }),
    ),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
});

/** Where a change of the level begins. */
export const started = (input: LevelInput) =>
  form.started(emptyLevelForm, { ...input, info: null, refusal: null });
