import { assign, emit, sendTo, setup } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { changeCourseLevel, courseLevelInfo, keepCourseLevel } from '../../contract/lessons';
import { isAboutStudent } from '../../contract/socket';
import {
  type LevelDirection,
  levelForm,
  type LevelForm,
  levelRefusal,
  type LevelRefusal,
} from '../../domain/lessons';
import { type ShownFailure, shownFailure } from '../parts/failure';
import { errorsOf, type FieldErrors, noErrors } from '../parts/form/errors';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import { record } from '../parts/record';
import type { Told } from '../parts/record/types';

export type LevelInfo = AnswerOf<typeof courseLevelInfo>;

export interface LevelInput {
  readonly subjectId: number;
  readonly studentId: number;
  readonly courseId: number;
}

interface Context extends LevelInput {
  readonly info: LevelInfo | null;
  readonly values: LevelForm;
  /** What is wrong with the values, as keys; shown once they were submitted. */
  readonly errors: FieldErrors;
  /** Why the level can't go the way that was wanted. */
  readonly refusal: LevelRefusal | null;
  readonly failure: ShownFailure | null;
}

export type LevelEvent =
  | Told<LevelInfo>
  | { type: 'load.retried' }
  | { type: 'level.kept' }
  | { type: 'decision.deferred' }
  | { type: 'decision.opened' }
  | { type: 'direction.chosen'; direction: LevelDirection }
  | { type: 'reason.changed'; reason: string }
  | { type: 'change.submitted' };

interface Failure {
  readonly error: unknown;
}

const emptyLevelForm: LevelForm = { direction: 'up', reason: '' };

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
    tags: 'busy' | 'editable' | 'failed';
    children: { watch: 'watch' };
  },
  actors: { watch: levelWatch, keep: remote(keepCourseLevel), change: remote(changeCourseLevel) },
  guards: {
    isLevelEnd: (_, { stage }: LevelInfo) => stage === 'levelEnd',
    isScheduled: (_, { stage }: LevelInfo) => stage === 'scheduled',
    isInvalid: ({ context }) => !levelForm.safeParse(context.values).success,
    isOutOfBounds: ({ context: { info, values } }) =>
      info !== null && levelRefusal(info, values.direction) !== null,
  },
  actions: {
    keepInfo: assign((_, info: LevelInfo) => ({ info, failure: null })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    reload: sendTo('watch', { type: 'load.retried' }),
    setValues: assign(({ context }, values: Partial<LevelForm>) => ({
      values: { ...context.values, ...values },
      errors: noErrors,
      refusal: null,
    })),
    keepErrors: assign(({ context }) => ({ errors: errorsOf(levelForm, context.values) })),
    keepRefusal: assign(({ context: { info, values } }) => ({
      errors: noErrors,
      refusal: info === null ? null : levelRefusal(info, values.direction),
    })),
    /** What is asked at the next level's end is asked anew. */
    clearForm: assign({ values: emptyLevelForm, errors: noErrors, refusal: null }),
    keepNext: assign(({ context: { info } }, { next_level }: { next_level: number }) => ({
      info: info === null ? null : { ...info, stage: 'scheduled' as const, next_level },
    })),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
  },
});

/** Where a change of the level begins. */
export function started(input: LevelInput): Context {
  return {
    ...input,
    info: null,
    values: emptyLevelForm,
    errors: noErrors,
    refusal: null,
    failure: null,
  };
}
