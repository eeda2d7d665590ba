import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { sourceText } from '../../src/atlas/compare/sourceText';
import { stateNodes, transitionsOf } from '../../src/paths';

/** Every transition of a chart, by id, as a text that changes when the chart does. */
export type Descriptions = ReadonlyMap<string, string>;

/**
 * Describes guard, actions, targets and what is done on entering them, down to the source of the
 * functions that the chart names; what those call elsewhere is not followed.
 */
export function descriptionsOf(machine: AnyStateMachine): Descriptions {
  const named = implementationsOf(machine);
  const definitions = stateNodes(machine).flatMap((node) =>
    [...node.transitions.values(), node.always ?? []].flat(),
  );
  const ids = transitionsOf(machine).map(({ id }) => id);
  return new Map(
    definitions.map((definition, index) => {
      const id = ids[index] ?? '';
      const text = transitionText(definition);
      const used = [...named].filter(([name]) => isNamed(name, text) || id.includes(`.${name}.`));
      return [id, [text, ...used.map(([, source]) => source)].join('\n')];
    }),
  );
}

/** The source of every guard, action and delay that a chart names. */
function implementationsOf(machine: AnyStateMachine): Map<string, string> {
  const { guards, actions, delays } = machine.implementations;
  return new Map(
    [guards, actions, delays].flatMap((implementations) =>
      Object.entries(implementations).map(([name, value]) => [name, sourceText(value)]),
    ),
  );
}

function isNamed(name: string, text: string): boolean {
  return text.includes(JSON.stringify(name));
}

function transitionText({ guard, actions, reenter, target }: AnyTransitionDefinition): string {
  return sourceText([guard, actions, reenter, (target ?? []).map(enteringText)]);
}

function enteringText({ id, type, entry, invoke }: AnyStateNode): string {
  return sourceText([id, type, entry, invoke.map(({ src, input }) => [src, input])]);
}
