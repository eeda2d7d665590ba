import axe from 'axe-core';
import { Actor, type AnyActor, type AnyStateMachine, StateMachine } from 'xstate';
import { type AnyCatalogue, explore, gallery } from '../../../src/paths';

function isActorOf<Chart extends AnyStateMachine>(
  actor: AnyActor,
  chart: Chart,
): actor is Actor<Chart> {
  return (
    actor instanceof Actor && actor.logic instanceof StateMachine && actor.logic.id === chart.id
  );
}

/** Every state value that a chart reaches, each with a running actor that stands in it. */
export function exhibitsOf<Chart extends AnyStateMachine>(chart: Chart, paths: AnyCatalogue) {
  return gallery(explore(chart, paths)).map(({ value, open }) => {
    const actor = open();
    if (!isActorOf(actor, chart)) throw new Error(`${chart.id} is not running`);
    return { value, actor };
  });
}

/** What axe finds on the page; colours are measured where there is a layout. */
export async function accessFaults(): Promise<string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
