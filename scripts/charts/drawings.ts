import Elk from 'elkjs/lib/elk.bundled.js';
import type { AnyStateMachine } from 'xstate';
import { dictionaries } from '../../src/atlas/dictionaries';
import { layOut } from '../../src/atlas/layout/layOut';
import type { Placed } from '../../src/atlas/layout/placed';
import { type Diagram, diagramOf } from '../../src/atlas/model/diagram';
import { type Names as ChartNames, namesOf } from '../../src/atlas/model/names';
import { inBoth, type Language, type Names } from '../paths/words';

/** One thing for each language. */
export type InLanguages<One> = Readonly<Record<Language, One>>;

const elk = new Elk();

/** What the things of a chart are called in both languages. */
export function chartNames(chart: string, names: Names): InLanguages<ChartNames> {
  const of = (language: Language) =>
    namesOf(chart, { ...dictionaries[language], ...names[language] });
  return { zh: of('zh'), en: of('en') };
}

/** A chart with a place for everything, with the names of each language. */
export async function placedInBoth(
  diagram: Diagram,
  names: InLanguages<ChartNames>,
): Promise<InLanguages<Placed>> {
  const zh = await layOut(diagram, names.zh, elk);
  return { zh, en: await layOut(diagram, names.en, elk) };
}

/** What a transition is called: from where, by what, to where. */
export function transitionWords(
  machine: AnyStateMachine,
  id: string,
  names: InLanguages<ChartNames>,
) {
  const { root, transitions } = diagramOf(machine);
  const transition = transitions.find((one) => one.id === id);
  const path = (state: string) => state.slice(root.id.length + 1);
  return inBoth((language) => {
    const { state, trigger } = names[language];
    if (transition === undefined) return id;
    const targets = transition.targets.map((target) => state(path(target))).join(' + ');
    const arrow = targets === '' ? '' : ` → ${targets}`;
    return `${state(path(transition.from))} · ${trigger(transition.trigger)}${arrow}`;
  });
}
