import { basename } from 'node:path';

/** What each command is called with; what is not here has a help of its own. */
const usage = {
  'start.mjs': `npm start            installs, builds, fills the database where there is none, and serves everything on PORT (4173)
npm run dev          the same with hot reload; the server is on the port after PORT
Settings come from the environment: README.md lists them.`,
  'test.mjs': `npm test [-- FLAGS]
Runs types, lint, format, architecture, unused code, unit tests, the browser's tests that prove every requirement,
and as many further ones as half an hour leaves time for: it says how many it left.
  --whole            all of the browser's tests, however long they take
  --changed          what a change since main can break
  --languages        the browser's tests of each screen in both languages, not one in turn
  --databases        the server's tests of each call on both databases, none on one alone`,
  'walk.mjs': `npm run walk [-- FLAGS]
Walks the planned paths of the charts on their real screens, in Chromium.
  --chart NAME       of one chart; may be given several times
  --since REV        of the charts that have changed since a revision
  --pictures         in both languages, and photographs every state for the atlas
  --random MINUTES   walks at random for so long instead, by weight
  --seed N           the seed of the random walks: the same seed walks the same; printed where it is not given`,
  'pictures.mjs': `npm run pictures [-- FLAGS]
Photographs every state that the paths reach in the browser.
  --chart NAME       of one chart; may be given several times
  --diff REV         as they were at a revision too, with a page of what looks otherwise`,
  'bench.mjs': `npm run bench [-- WHAT]
Measures speed and size, each beside a peer in the same run.
  scale              a grown world
  faults             plants mistakes in charts, views and the server, and tells what notices them;
                     faults.charts, faults.views, faults.server: one kind`,
  'paths.ts': `npm run paths [-- FLAGS]
Plans the paths of every chart, runs them, and prints them as test cases.
  --chart NAME       one chart
  --path ID          one path
  --language zh|en   one language; both unless it is given
  --csv, --gherkin, --json
  --goal transitions|states|requirements|pairs
  --since REV        only what reads differently than at a revision
  --max-steps N      no path longer than that, unless a goal lies deeper
  --cases FILE       writes a test case a requirement for people instead
  --for testrail|xray   what the cases are written for
  --mutants          grades the paths instead; with --grades for the atlas too`,
  'charts.ts': `npm run charts -- FLAGS
  --diff REV         what has changed in the charts since a revision
    --page FILE      as a page; --atlas: in the atlas
  --chart NAME --format mermaid|scxml|json [--out FILE]
  --record NAME --by WHO --why TEXT    keeps what a chart does now
  --approve NAME --by WHO --why TEXT   approves it
    --remarks FILE   answers the remarks on it that the atlas has saved, and keeps which
  --language zh|en   one language; both unless it is given`,
};

const [, script = '', ...flags] = process.argv;
const text = usage[basename(script)];
if (text !== undefined && flags.some((flag) => flag === '--help' || flag === '-h')) {
  console.log(text);
  process.exit(0);
}
