import type { DiagramAction } from './actions';
import { statesWithin, type Diagram } from './diagram';
import type { Names } from './names';
import type { Messages } from './proof';

/** What else than a chart's own names can be searched for. */
export interface Texts {
  /** What a requirement asks for, in a sentence. */
  readonly requirement: (id: string) => string;
  /** What people are told as a transition is taken. */
  readonly messages: Messages;
}

/** Something in a chart that fits a search. */
export interface Hit {
  readonly kind: 'state' | 'transition';
  readonly id: string;
  /** What it is called. */
  readonly title: string;
  /** What else is known of it: its id, where it leads, what it settles. */
  readonly detail: string;
}

/**
 * The states and transitions of a chart that a text is found in: in a name, in the words of a guard or an action, in
 * what a requirement asks for, in a message; all for no text.
 */
export function searched(
  diagram: Diagram,
  names: Names,
  find: string,
  { requirement, messages }: Texts,
): Hit[] {
  const wanted = find.trim().toLowerCase();
  const paths = new Map(statesWithin(diagram.root).map(({ id, path }) => [id, path]));
  const holds = (text: string) => text.toLowerCase().includes(wanted);
  const said = (actions: readonly DiagramAction[]) =>
    actions.flatMap(({ name }) => [name, names.action(name) ?? '']);
  const nameOf = (id: string) => names.state(paths.get(id) ?? id);
  const states = statesWithin(diagram.root).map(
    ({ id, path, tags, entry, exit }): Hit & { readonly texts: readonly string[] } => {
      const title = names.state(path);
      const texts = [title, id, ...tags, ...said([...entry, ...exit])];
      return { kind: 'state', id, title, detail: path || id, texts };
    },
  );
  const transitions = diagram.transitions.map(
    ({ id, from, targets, trigger, event, guard, spec, actions }) => {
      const title = names.trigger(trigger);
      const to = targets.length === 0 ? [from] : targets;
      const way = `${nameOf(from)} → ${to.map(nameOf).join(' + ')}`;
      const told = messages[id] ?? [];
      const hit = told.find((text) => holds(text)) ?? spec.map(requirement).find(holds);
      const detail = [way, ...spec, ...(hit === undefined ? [] : [hit])].join(' · ');
      const texts = [
        ...[title, event, guard ?? '', names.guard(guard ?? '') ?? ''],
        ...[...spec, ...spec.map(requirement), ...told, ...said(actions)],
      ];
      return { kind: 'transition' as const, id, title, detail, texts };
    },
  );
  return [...states, ...transitions].filter(({ texts }) => texts.some(holds));
}
