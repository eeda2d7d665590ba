import { changesTab, contents, type Address } from '../model/address';
import { sequenceId, type ChartsComparison } from '../model/comparison';
import type { ChartProof, ProvenStep } from '../model/proof';
import type { AtlasInput, Context } from './atlas.setup';

const charts = ['door', 'lock'];
const lock: Address = { ...contents, chart: 'lock' };
const playing: Address = { ...lock, path: 'lock-1' };

const changed: Address = { ...lock, changes: 'both' };

const begun: ProvenStep = {
  cause: { kind: 'start', input: 'default' },
  data: '',
  taken: [],
  value: 'shut',
};
const turned: ProvenStep = {
  cause: { kind: 'event', name: 'turned' },
  data: '',
  taken: ['lock.shut|turned|0'],
  value: 'open',
};

/** A chart of which there is nothing but its name. */
function definition(chart: string): ChartsComparison['removed'][number] {
  return {
    chart,
    root: {
      ...{ id: chart, path: '', kind: 'atomic', initial: null, isDeep: false, description: null },
      ...{ tags: [], entry: [], exit: [], invokes: [], beginning: [], timers: [], remembers: [] },
      ...{ hasOutput: false, states: [] },
    },
    transitions: [],
  };
}

const proof: ChartProof = {
  chart: 'lock',
  covered: turned.taken,
  unreachable: [],
  paths: [{ id: 'lock-1', steps: [begun, turned, turned, turned] }],
  approval: {
    ...{ standing: 'recorded', signatures: [], transitions: [], steps: [], before: [], after: [] },
    since: {
      signature: { act: 'approved', at: '2026-11-20', by: 'Bo', why: 'agreed', sum: 'abc123' },
      change: {
        ...{ chart: 'lock', before: definition('lock'), implementations: [] },
        behaviour: { kind: 'signed' },
      },
    },
  },
  cases: { zh: [], en: [] },
  messages: { zh: {}, en: {} },
  fault: null,
};

const former = definition('gate');
const nothingElse = { tells: [], remembers: [] };
const standing = { value: 'open', states: ['lock.open'], taken: turned.taken };
const step = { cause: turned.cause, data: '', before: null, after: standing };

/** The lock has changed, and the gate is gone. */
const comparison: ChartsComparison = {
  ...{ revision: 'v1', commit: 'abc1234', date: '2026-11-20T08:00:00Z', versions: {}, added: [] },
  changed: [
    {
      ...{ chart: 'lock', before: definition('lock'), implementations: [] },
      behaviour: {
        ...{ kind: 'different', isShown: true, steps: [step, step] },
        ...{ before: nothingElse, after: nothingElse },
      },
    },
  ],
  removed: [former],
};

const opened = (address: Address): AtlasInput => ({ address, language: 'zh', charts });

/** What the paths of the atlas are planned with. */
export const atlasPaths = {
  inputs: {
    contents: opened({ ...contents, tab: changesTab }),
    chart: opened(lock),
    path: opened(playing),
    unknown: opened({ ...contents, chart: 'gone' }),
    former: opened({ ...contents, chart: 'gate' }),
    changes: opened({ ...lock, tab: changesTab }),
    sequence: opened({ ...changed, path: sequenceId }),
  },
  events: {
    'address.changed': [
      { address: contents },
      { address: lock },
      { address: playing },
      { address: { ...lock, tab: 'paths' } },
      { address: { ...lock, within: 'lock.shut' } },
      { address: { ...contents, chart: 'door' } },
      { address: { ...contents, chart: 'gone' } },
      { address: changed },
    ],
    'language.chosen': [{ language: 'en' }, { language: 'zh' }],
    'version.chosen': [{ version: 'both' }, { version: null }],
    'focus.chosen': [{ focus: 'lock.open' }, { focus: null }],
    'state.pointed': [{ state: 'lock.open' }],
    'search.typed': [{ find: 'open' }, { find: '' }],
    'highlight.changed': [{ highlight: { states: ['lock.open'], transitions: [] } }],
    'step.chosen': [{ step: 0 }, { step: 1 }, { step: 2 }],
    'chart.proven': [{ proof, took: 40 }],
    // Only what is not proven is remembered.
    'proofs.remembered': ({ context: { proofs } }: { context: Context }) =>
      proofs['lock'] === undefined ? [{ proofs: [proof] }] : [],
  },
  outcomes: {
    readFiles: {
      done: [
        {
          grades: { lock: { caught: 3, total: 3, byTable: 1, of: 'abc' } },
          pictures: [],
          comparison,
        },
      ],
      error: [new Error('no network')],
    },
  },
  // What is searched for, pointed at, and what stands out, no guard asks.
  project: ({ address, language, proofs, files }: Context) => {
    const { chart, path, step, focus, tab, changes, within } = address;
    const { comparison: known } = files;
    return [
      ...[chart, path, step, focus, language, Object.keys(proofs)],
      ...[tab === changesTab, changes, within, known === null],
    ];
  },
} as const;
