import type { ListParts } from './parts';
import type { CollectionContext, Kinds } from './types';

/** The rows of a list that are ticked. */
export function listSelection<K extends Kinds>({ idOf }: ListParts<K>) {
  type Context = CollectionContext<K>;

  const pageIds = (context: Context): readonly K['id'][] => context.rows.map(idOf);

  /** Whether a row is on the screen, or was when it was ticked. */
  const isKnown = (context: Context, id: K['id']): boolean =>
    context.selected.includes(id) || pageIds(context).includes(id);

  function toggled({ selected }: Context, id: K['id']): readonly K['id'][] {
    return selected.includes(id) ? selected.filter((known) => known !== id) : [...selected, id];
  }

  /** All rows of the page, or none of them when all are ticked. */
  function pageToggled(context: Context): readonly K['id'][] {
    const page = pageIds(context);
    const others = context.selected.filter((id) => !page.includes(id));
    const areAll = page.every((id) => context.selected.includes(id));
    return areAll ? others : [...others, ...page];
  }

  return { isKnown, toggled, pageToggled };
}
