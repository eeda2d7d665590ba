import { assign, emit, sendTo, setup } from 'xstate';
import type { AnswerOf } from '../../contract/call';
import { type FoundationRecord, switchFoundationMode } from '../../contract/foundation';
import type { Mode, ModeRefusal } from '../../domain/foundation';
import { modeRefusalOf } from '../../domain/foundationChange';
import { isFrozen } from '../../domain/supervision';
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

/** Why a mode can't be had, by the latest record; null where it can. */
const refusalIn = ({ record }: Context, mode: Mode): ModeRefusal | null =>
  record === null ? null : modeRefusalOf(record, mode);

/** Whether a record allows the switch to the mode that is chosen. */
function isPossible({ chosen }: Context, record: FoundationRecord | null): boolean {
  if (record === null || chosen === null || record.mode === chosen) return false;
  const isOpen = record.status === 'active' && !isFrozen(record.freezes, 'foundationMode');
  return isOpen && modeRefusalOf(record, chosen) === null;
}

/** What the switch has made of the record, unless it was told meanwhile that the student is in the mode already. */
function switched({ record, chosen }: Context, change: Partial<FoundationRecord>) {
  if (record === null || record.mode === chosen) return {};
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
    isRegradingNow: ({ context: { record } }) => record?.status === 'regrading',
    isAwaitedNow: ({ context: { record } }) => record?.status === 'awaitingStudent',
    isFrozenNow: ({ context: { record } }) =>
      record !== null && isFrozen(record.freezes, 'foundationMode'),
    isPossible: ({ context }) => isPossible(context, context.record),
    isStillPossible: ({ context }, record: FoundationRecord) => isPossible(context, record),
    isSwitched: ({ context: { record } }) => record !== null && record.next_mode !== null,
    isInChosen: ({ context: { record, chosen } }) =>
      record?.status === 'active' && record.mode === chosen,
    isCurrent: ({ context }, { mode }: Chosen) => context.record?.mode === mode,
    isForOtherGrades: ({ context }, { mode }: Chosen) =>
      refusalIn(context, mode) === 'modeNotForGrade',
    isQuotaUsed: ({ context }, { mode }: Chosen) => refusalIn(context, mode) === 'modeQuotaUsed',
    isTicked: ({ context }) => context.isTicked,
    resetsProgress: (_, { rule }: Switched) => rule === 'resetsProgress',
  },
  actions: {
    keepRecord: assign((_, record: FoundationRecord) => ({ record, failure: null })),
    keepFailure: assign((_, { error }: Failure) => ({ failure: shownFailure(error) })),
    reload: sendTo('watch', { type: 'load.retried' }),
    overtake: sendTo('watch', { type: 'load.overtaken' }),
    keepChosen: assign((_, { mode }: Chosen) => ({
      chosen: mode,
      isTicked: false,
      attempts: 0,
      refusal: null,
    })),
    keepRefusal: assign((_, refusal: Chosen & { reason: ModeRefusal }) => ({ refusal })),
    refuseChosen: assign(({ context }) => {
      const { chosen: mode } = context;
      const reason = mode === null ? null : refusalIn(context, mode);
      return { refusal: mode === null || reason === null ? null : { mode, reason }, chosen: null };
    }),
    forgetRefusal: assign({ refusal: null }),
    forgetChosen: assign({ chosen: null }),
    toggleBox: assign(({ context }) => ({ isTicked: !context.isTicked })),
    countAttempt: assign(({ context }) => ({ attempts: context.attempts + 1 })),
    resetProgress: assign(({ context }) => switched(context, { level: 1, progress: 0 })),
    inheritLevel: assign(({ context }) => switched(context, {})),
    showFailure: emit((_, { error }: Failure) => failureNotice(error)),
    showMode: emit((_, { mode }: Chosen) => successNotice(`foundation:mode.entered.${mode}`)),
    showRound: emit((_, { round }: FoundationRecord) =>
      successNotice('foundation:mode.regraded', { round }),
    ),
  },
});
