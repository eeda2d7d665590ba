/** What a state or transition is shown as, besides what it is. */
export type Look =
  /** The chart stands in it, or has just taken it. */
  | 'current'
  /** A path leads over it. */
  | 'passed'
  /** Some path covers it. */
  | 'covered'
  /** No path covers it. */
  | 'missed'
  | 'added'
  | 'removed'
  | 'changed'
  /** Not what one looks for. */
  | 'dimmed';

/** Looks by the ids of states and transitions. */
export type Looks = ReadonlyMap<string, Look>;

/** What goes before what, where transitions with several looks share a line. */
const order = ['current', 'removed', 'added', 'changed', 'missed', 'passed', 'covered'] as const;

/** The look of a line that several transitions share: dimmed if all are. */
export function lookOfAll(ids: readonly string[], looks: Looks): Look | undefined {
  const all = ids.map((id) => looks.get(id));
  const first = order.find((look) => all.includes(look));
  return first ?? (all.every((look) => look === 'dimmed') ? 'dimmed' : undefined);
}
