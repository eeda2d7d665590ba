import { cpus } from 'node:os';
import { measureAtlas } from './atlas';
import { counted, measureCost } from './cost';
import { type Figure, printFigures } from './figure';
import { measureExports } from './exports';
import {
  measureChartFaults,
  measureRuleFaults,
  measureServerFaults,
  measureViewFaults,
} from './faults';
import { measureLedger } from './ledger';
import { measureNavigation } from './navigation';
import { measurePages } from './pages';
import { measurePlaces } from './places';
import { measurePlanner } from './planner';
import { measureScale } from './scale/measure';
import { measureServer } from './server';
import { measureTable } from './table';
import { measureTyping } from './typing';
import { measureUploads } from './uploads';

/** What `npm run bench` measures; `npm run bench -- pages` one part, `-- faults` all whose names begin so. */
const parts: Readonly<Record<string, { title: string; measure: () => Promise<Figure[]> }>> = {
  pages: {
    title: 'First pages, on a phone with a slow network unless told',
    measure: measurePages,
  },
  table: { title: 'A list of 10,000 students', measure: measureTable },
  navigation: { title: 'Between two loaded screens', measure: measureNavigation },
  typing: { title: 'The browser ended while somebody types', measure: measureTyping },
  uploads: { title: 'The largest picture over a slow uplink', measure: measureUploads },
  exports: { title: 'An export of 200,000 answers', measure: measureExports },
  planner: { title: 'The charts', measure: measurePlanner },
  'faults.charts': {
    title: 'Mistakes in charts, noticed by what is kept, by the table, by new paths',
    measure: measureChartFaults,
  },
  'faults.views': { title: 'Mistakes in views', measure: measureViewFaults },
  'faults.rules': {
    title: 'Mistakes in rules and in what charts ask for',
    measure: measureRuleFaults,
  },
  'faults.server': { title: 'Mistakes on the server', measure: measureServerFaults },
  atlas: { title: 'The atlas', measure: measureAtlas },
  cost: { title: `Lines a requirement: ${counted}`, measure: measureCost },
  ledger: { title: 'Coins and crystals on two server processes', measure: measureLedger },
  places: { title: 'The last place of a mode on two server processes', measure: measurePlaces },
  server: { title: 'The server, 50 connections', measure: measureServer },
  scale: { title: 'A grown world beside the demonstration', measure: measureScale },
};
/** Take minutes, one of them gigabytes: measured only when asked for. */
const onlyAsked = ['scale', 'exports'];

const asked = process.argv.slice(2).filter((word, at, all) => {
  return word !== '--share' && all[at - 1] !== '--share';
});
const isCalled = (name: string, word: string) => name === word || name.startsWith(`${word}.`);
const unknown = asked.filter((word) => !Object.keys(parts).some((name) => isCalled(name, word)));
if (unknown.length > 0) {
  console.error(`No such part: ${unknown.join(', ')}. Parts: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
console.log(`${String(cpus().length)} processors, Node ${process.versions.node}`);
for (const [name, { title, measure }] of Object.entries(parts)) {
  const isMeant =
    asked.length === 0 ? !onlyAsked.includes(name) : asked.some((word) => isCalled(name, word));
  if (isMeant) printFigures(title, await measure());
}
