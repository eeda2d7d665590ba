/**
 * A thing that a chart has in every state that asks for it.
 *
 * @throws Error where it is null: the chart is wrong then.
 */
export function known<Thing>(thing: Thing | null): Thing {
  if (thing === null) throw new Error('it is known by then');
  return thing;
}
