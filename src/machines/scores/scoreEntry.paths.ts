import { typedOf } from '../../domain/scores';
import { formPaths } from '../parts/form.paths';
import { sampleScore } from './scoreRows.paths';

const values = { ...typedOf(sampleScore), proofs: [] };
const answer = { score_id: 7, name: 'Ann' };

interface State {
  readonly context: { readonly values: { readonly proofs: readonly string[] } };
}

function pathsOf(scope: object) {
  const form = formPaths({
    input: { scope, values },
    ...{ field: 'score', wrong: '120.5', right: '88.5', answer },
    renewed: { today: '2026-11-20' },
  });
  const added = {
    'item.added': ({ context }: State) =>
      context.values.proofs.length > 0 ? [] : [{ field: 'proofs', item: '/files/proof' }],
  };
  return { ...form, events: { ...form.events, ...added } };
}

/** Samples for the paths of a score that is entered, and of one that is changed. */
export const scoreEntryPaths = pathsOf({ subject_id: 2 });
export const scoreRevisionPaths = pathsOf({ subject_id: 2, score_id: 7, version: 1 });
