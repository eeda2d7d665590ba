import { matchesState, type StateValue } from 'xstate';
import type { Stretch } from '../../domain/segments';
import { inTextOrder } from './annotations';
import type { Note } from './definition';
import type { Rival } from './setup';

const stages = [
  'loading',
  'loadFailed',
  'nothingToGrade',
  'confirming',
  'puttingAside',
  'submitting',
  'submitted',
] as const;

/** The stage that the page shows. */
export function selectStage({ value }: { readonly value: StateValue }) {
  if (matchesState({ editing: { overtaken: 'told' } }, value)) return 'overtaken';
  if (matchesState('looking', value)) return 'loading';
  return stages.find((stage) => matchesState(stage, value)) ?? 'writing';
}
export type GradingStage = ReturnType<typeof selectStage>;

/** What is graded, whose it is, and how it was graded if it was. */
export const selectWork = <Work>({ context }: { context: { work: Work } }): Work => context.work;

interface Remarked {
  readonly context: { readonly values: { readonly annotations: readonly Note[] } };
}

/** The remarks as they were made: errors name them by their place. */
export const selectAnnotations = ({ context }: Remarked) => context.values.annotations;

/** The remarks in the order of the text. */
export const selectNotes = ({ context }: Remarked) => inTextOrder(context.values.annotations);

/** The remarks that were removed and can be had back; a draft that was restored since may hold them again. */
export const selectRemoved = ({
  context: { values, removed },
}: Remarked & { readonly context: { readonly removed: readonly Note[] } }) =>
  removed.filter(({ id }) => values.annotations.every((note) => note.id !== id));

/** The remark that is looked at, or null. */
export const selectSelected = ({ context }: { context: { selected: string | null } }) =>
  context.selected;

/** The analyst who was first, and when; null without a conflict. */
export const selectRival = ({ context }: { context: { rival: Rival | null } }) => context.rival;

/** The words that are selected and not yet remarked upon. */
export const selectMarked = ({ context }: { context: { marked: Stretch | null } }) =>
  context.marked;

export {
  selectAttempts,
  selectDraft,
  selectErrors,
  selectFailure,
  selectIsEditable,
  selectValues,
} from '../parts/form/selectors';

interface Asked {
  can(event: { type: 'submit.confirmed' } | { type: 'load.retried' }): boolean;
}
export const selectCanRetry = (snapshot: Asked) => snapshot.can({ type: 'load.retried' });
