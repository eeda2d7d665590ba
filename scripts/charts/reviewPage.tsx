import { renderToStaticMarkup } from 'react-dom/server';
import { type NumberedChange, together } from '../../src/atlas/compare';
import { definitionOf } from '../../src/atlas/formats/definition';
import { diagramOf } from '../../src/atlas/model/diagram';
import { ChartWords, inBoth, type Names, type Words } from '../paths/words';
import type { Chart } from '../paths/charts';
import { Apart } from './Apart';
import { Both } from './Both';
import { Changes, Functions } from './Changes';
import type { ChangedChart, Differences } from './differences';
import { chartNames, transitionWords } from './drawings';
import { figureOf } from './figure';
import { Page, type Section } from './Page';
import { say } from './words';

/** One HTML page for a review of what has become of the charts; it needs no other file. */
export async function reviewPage(differences: Differences, names: Names): Promise<string> {
  const { revision, changed, added, removed, charts } = differences;
  const sections = [
    ...(await inTurn(changed, (one) => changedSection(one, revision, names))),
    ...(await inTurn(added, (one) => wholeSection(one, say('chartAdded'), names))),
    ...(await inTurn(removed, (one) => wholeSection(one, say('chartRemoved'), names))),
  ];
  const summary =
    sections.length === 0
      ? say('same', { revision })
      : say('total', {
          ...{ changed: changed.length, charts: charts.length },
          ...{ added: added.length, removed: removed.length },
        });
  const page = <Page title={say('title', { revision })} summary={summary} sections={sections} />;
  return `<!doctype html>\n${renderToStaticMarkup(page)}\n`;
}

async function changedSection(
  { before, after, comparison }: ChangedChart,
  revision: string,
  names: Names,
): Promise<Section> {
  const { chart, behaviour, implementations } = comparison;
  const versions = together(definitionOf(before.machine), definitionOf(after.machine));
  const { changes, marks } = versions;
  const words = new ChartWords(chart, names);
  const called = chartNames(chart, names);
  const nameOf = (change: NumberedChange): Words => {
    const machine = change.after === null ? before.machine : after.machine;
    const id = change.after ?? change.before ?? '';
    return change.what === 'transition'
      ? transitionWords(machine, id, called)
      : inBoth((language) => called[language].state(id.slice(chart.length + 1)));
  };
  const isRead = changes.length + implementations.length > 0;
  const old = { version: 'before', caption: say('page.old', { revision }) } as const;
  const young = { version: 'after', caption: say('page.new') } as const;
  return {
    id: chart,
    title: words.title,
    content: (
      <>
        {isRead ? (
          <>
            <Changes chart={chart} changes={changes} nameOf={nameOf} />
            <div className="versions">
              {await figureOf({ ...old, diagram: versions.before, marks }, names)}
              {await figureOf({ ...young, diagram: versions.after, marks }, names)}
            </div>
          </>
        ) : (
          <p>
            <Both words={say('onlyBehaviour')} />
          </p>
        )}
        <Functions changes={implementations} />
        <Apart behaviour={behaviour} words={words} />
      </>
    ),
  };
}

async function wholeSection(
  { name, machine }: Chart,
  caption: Words,
  names: Names,
): Promise<Section> {
  return {
    id: name,
    title: new ChartWords(machine.id, names).title,
    content: await figureOf(
      { diagram: diagramOf(machine), version: 'after', caption, marks: new Map() },
      names,
    ),
  };
}

/** One after the other: laying out is work for one processor. */
async function inTurn<One, Made>(all: readonly One[], make: (one: One) => Promise<Made>) {
  const made: Made[] = [];
  for (const one of all) made.push(await make(one));
  return made;
}
