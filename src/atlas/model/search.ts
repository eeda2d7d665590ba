import { statesWithin, type Diagram } from './diagram';
import type { Names } from './names';

/** Something in a chart that fits a search. */
export interface Hit {
  readonly kind: 'state' | 'transition';
  readonly id: string;
  /** What it is called. */
  readonly title: string;
  /** What else is known of it: its id, where it leads, what it settles. */
  readonly detail: string;
}

/** The states, transitions and requirements of a chart whose name or id holds a text; all for none. */
export function searched(diagram: Diagram, names: Names, find: string): Hit[] {
  const wanted = find.trim().toLowerCase();
  const paths = new Map(statesWithin(diagram.root).map(({ id, path }) => [id, path]));
  const nameOf = (id: string) => names.state(paths.get(id) ?? id);
  const states = statesWithin(diagram.root).map(
    ({ id, path, tags }): Hit & { readonly texts: readonly string[] } => {
      const title = names.state(path);
      return { kind: 'state', id, title, detail: path || id, texts: [title, id, ...tags] };
    },
  );
  const transitions = diagram.transitions.map(
    ({ id, from, targets, trigger, event, guard, spec, actions }) => {
      const title = names.trigger(trigger);
      const to = targets.length === 0 ? [from] : targets;
      const way = `${nameOf(from)} → ${to.map(nameOf).join(' + ')}`;
      const detail = [way, ...spec].join(' · ');
      const texts = [title, event, guard ?? '', ...spec, ...actions.map(({ name }) => name)];
      return { kind: 'transition' as const, id, title, detail, texts };
    },
  );
  return [...states, ...transitions].filter(({ texts }) =>
    texts.some((text) => text.toLowerCase().includes(wanted)),
  );
}
