import { assign, emit, sendTo, setup } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { type FoundationRecord, switchFoundationMode } from '../../contract/foundation';
import {
  hasQuotaLeft,
  isModeOfGrade,
  type Mode,
  type ModeRefusal,
  type Quota,
} from '../../domain/foundation';
import { type Failure, shownFailure, type ShownFailure } from '../parts/failure';
import { failureNotice, type Notice, successNotice } from '../parts/notice';
import { remote } from '../parts/remote';
import type { Told } from '../parts/record/types';
import { foundationWatch } from './watched';

export interface ModeInput {
  readonly subjectId: number;
  readonly studentId: number;
}

interface Context extends ModeInput {
  readonly record: FoundationRecord | null;
  /** The mode that the student is to be put into. */
  readonly chosen: Mode | null;
  /** Whether the box beside the consequences is ticked. */
  readonly isTicked: boolean;
  /** How often it was confirmed in vain, with the box not ticked. */
  readonly attempts: number;
  /** Why the mode that was wanted can't be had. */
  readonly refusal: { readonly reason: ModeRefusal; readonly mode: Mode } | null;
  readonly failure: ShownFailure | null;
}

export type ModeEvent =
  | Told<FoundationRecord>
  | { type: 'load.retried' }
  | { type: 'mode.chosen'; mode: Mode }
  | { type: 'box.toggled' }
  | { type: 'switch.confirmed' }
  | { type: 'switch.cancelled' };

type Switched = AnswerOf<typeof switchFoundationMode>;

interface Chosen {
  readonly mode: Mode;
}

/** The quota of a mode in the student's grade; null where it has none. */
function quotaOf({ record }: Context, mode: Mode): Quota | null {
  const quota = record?.quotas.find((one) => one.mode === mode);
  return quota === undefined ? null : { limit: quota.limit, allocated: quota.allocated_count };
}

/** What the switch has made of the record, until the server tells it anew. */
function switched({ record, chosen }: Context, change: Partial<FoundationRecord>) {
  if (record === null) return {};
  return { record: { ...record, status: 'regrading' as const, next_mode: chosen, ...change } };
}

export const modeSetup = setup({
  types: {} as {
    context: Context;
    events: ModeEvent;
    input: ModeInput;
    emitted: Notice;
    tags: 'busy' | 'failed' | 'blocked';
    children: { watch: 'watch' };
  },
  actors: { watch: foundationWatch, switch: remote(switchFoundationMode) },
  guards: {
    isRegrading: (_, { status }: FoundationRecord) => status === 'regrading',
    isAwaited: (_, { status }: FoundationRecord) => status === 'awaitingStudent',
    isCurrent: ({ context }, { mode }: Chosen) => context.record?.mode === mode,
    isForOtherGrades: ({ context: { record } }, { mode }: Chosen) =>
      record !== null && !isModeOfGrade(mode, record.grade),
    isQuotaUsed: ({ context }, { mode }: Chosen) => !hasQuotaLeft(quotaOf(context, mode)),
    isTicked: ({ context }) => context.isTicked,
    resetsProgress: (_, { rule }: Switched) => rule === 'resetsProgress',
  },
  actions: {
    keepRecord: assign((_, record: FoundationRecord) => ({ record, failure: null })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    reload: sendTo('watch', { type: 'load.retried' }),
    keepChosen: assign((_, { mode }: Chosen) => ({
      chosen: mode,
      isTicked: false,
      attempts: 0,
      refusal: null,
    })),
    keepRefusal: assign((_, refusal: Chosen & { reason: ModeRefusal }) => ({ refusal })),
    forgetRefusal: assign({ refusal: null }),
    forgetChosen: assign({ chosen: null }),
    toggleBox: assign(({ context }) => ({ isTicked: !context.isTicked })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    resetProgress: assign(({ context }) => switched(context, { level: 1, progress: 0 })),
    inheritLevel: assign(({ context }) => switched(context, {})),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
    showMode: emit((_, { mode }: FoundationRecord) =>
      successNotice('foundation:mode.entered', { mode }),
    ),
  },
});
