import type { BehaviourWarning, WarningKind } from '../../../domain/behaviour';
import { columnsOf, moment, status, text } from '../columns';
import type { Language } from '../columns/types';
import type { StatusKind } from '../Status';

/** The portal's sign of each kind of warning. */
export const warningSigns: Readonly<Record<WarningKind, StatusKind>> = {
  ...{ wrongStreak: 'act', tooFast: 'watch', idle: 'watch', hintsAtOnce: 'watch' },
};

/** What proves a warning: how many answers, by the bands where they were too fast, or how many minutes. */
const proof = ({ kind, count, bands }: BehaviourWarning, { t }: Language) =>
  t(`behaviour.proof.${kind}`, { count, ...bands });

/** What a warning says, on the page and in a file. */
export const behaviourKinds = [
  moment<BehaviourWarning>('from', ({ from }) => from),
  status<BehaviourWarning, WarningKind>('kind', ({ kind }) => kind, warningSigns, {
    ...{ words: 'kind', width: 44 },
  }),
  text<BehaviourWarning>('proof', proof),
  moment<BehaviourWarning>('to', ({ to }) => to, { yields: 1 }),
];
export const behaviourHeads = 'behaviour.column';

/** The columns of the file of warnings. */
export const behaviourColumns = columnsOf<BehaviourWarning>(
  'students',
  behaviourKinds,
  behaviourHeads,
);
