import { contents, type Address } from '../model/address';
import type { ChartProof, ProvenStep } from '../model/proof';
import type { AtlasInput, Context } from './atlas.setup';

const charts = ['door', 'lock'];
const lock: Address = { ...contents, chart: 'lock' };
const playing: Address = { ...lock, path: 'lock-1' };

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

const proof: ChartProof = {
  chart: 'lock',
  covered: turned.taken,
  unreachable: [],
  paths: [{ id: 'lock-1', steps: [begun, turned, turned] }],
  fault: null,
};

const opened = (address: Address): AtlasInput => ({ address, language: 'zh', charts });

/** What the paths of the atlas are planned with. */
export const atlasPaths = {
  inputs: {
    contents: opened(contents),
    chart: opened(lock),
    path: opened(playing),
    unknown: opened({ ...contents, chart: 'gone' }),
  },
  events: {
    'address.changed': [
      { address: contents },
      { address: lock },
      { address: playing },
      { address: { ...lock, tab: 'paths' } },
      { address: { ...contents, chart: 'door' } },
      { address: { ...contents, chart: 'gone' } },
    ],
    'language.chosen': [{ language: 'en' }, { language: 'zh' }],
    'focus.chosen': [{ focus: 'lock.open' }, { focus: null }],
    'state.pointed': [{ state: 'lock.open' }],
    'search.typed': [{ find: 'open' }, { find: '' }],
    'highlight.changed': [{ highlight: { states: ['lock.open'], transitions: [] } }],
    'step.chosen': [{ step: 0 }, { step: 1 }, { step: 2 }],
    'chart.proven': [{ proof }],
  },
  outcomes: {
    readFiles: {
      done: [{ grades: { lock: { caught: 3, total: 3, of: 'abc' } }, pictures: [] }],
      error: [new Error('no network')],
    },
  },
  // What is searched for, pointed at, and what stands out, no guard asks.
  project: ({ address: { chart, path, step, focus }, language, proofs }: Context) => [
    chart,
    ...[path, step, focus, language, Object.keys(proofs)],
  ],
} as const;
