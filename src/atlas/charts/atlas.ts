import { and, not, stateIn, type ActorRefFrom, type SnapshotFrom } from 'xstate';
import { drawnVersion } from '../model/address';
import { atlasSetup, beginAtlas, comparisonOf, unprovenOf } from './atlas.setup';

const page = atlasSetup.createStateConfig({
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isContents', target: 'contents' },
        { guard: and(['needsComparison', stateIn({ files: 'reading' })]), target: 'awaiting' },
        { guard: 'isUnknown', target: 'unknownChart' },
        { target: 'chart' },
      ],
    },
    contents: {},
    /** What is to be drawn, the comparison with another revision will say. */
    awaiting: {
      tags: 'busy',
      always: { guard: not(stateIn({ files: 'reading' })), target: 'deciding' },
    },
    chart: {
      invoke: {
        id: 'drawing',
        src: 'drawing',
        input: ({ context }) => ({
          chart: context.address.chart ?? '',
          within: context.address.within,
          version: drawnVersion(context.address),
          comparison: comparisonOf(context),
          language: context.language,
        }),
      },
      on: {
        'address.changed': {
          guard: { type: 'isSameDrawing', params: ({ event }) => event },
          actions: { type: 'keepAddress', params: ({ event }) => event },
        },
        'focus.chosen': {
          guard: { type: 'isOtherFocus', params: ({ event }) => event },
          actions: [{ type: 'keepFocus', params: ({ event }) => event }, 'openPage'],
        },
        'chart.proven': {
          guard: { type: 'bringsSigned', params: ({ event }) => ({ proofs: [event.proof] }) },
          target: 'deciding',
        },
        'proofs.remembered': {
          guard: { type: 'bringsSigned', params: ({ event }) => event },
          target: 'deciding',
        },
        'state.pointed': {
          actions: { type: 'keepPointed', params: ({ event }) => event },
        },
        'version.chosen': {
          guard: { type: 'isOtherVersion', params: ({ event }) => event },
          target: 'deciding',
          actions: [{ type: 'keepVersion', params: ({ event }) => event }, 'replacePage'],
        },
        'coverage.toggled': { actions: ['toggleCoverage', 'replacePage'] },
        'highlight.changed': {
          actions: { type: 'keepHighlight', params: ({ event }) => event },
        },
      },
    },
    unknownChart: { tags: 'empty' },
  },
  on: {
    'address.changed': {
      target: '.deciding',
      actions: { type: 'keepAddress', params: ({ event }) => event },
    },
    'language.chosen': {
      guard: { type: 'isOtherLanguage', params: ({ event }) => event },
      // The names in a drawing take other room in another language.
      target: '.deciding',
      actions: [{ type: 'keepLanguage', params: ({ event }) => event }, 'tellLanguage'],
    },
    'search.typed': {
      actions: [{ type: 'keepSearch', params: ({ event }) => event }, 'replacePage'],
    },
  },
});

/** The path in the address, gone through a step at a time, by hand or by itself. */
const player = atlasSetup.createStateConfig({
  initial: 'standing',
  states: {
    standing: {
      on: {
        'run.started': [
          { guard: 'hasNextStep', target: 'running' },
          { guard: 'hasSteps', target: 'running', actions: ['goToStart', 'replacePage'] },
        ],
      },
    },
    running: {
      tags: 'busy',
      always: { guard: not('hasNextStep'), target: 'standing' },
      after: {
        stepTime: { target: 'running', reenter: true, actions: ['goOneStep', 'replacePage'] },
      },
      on: { 'run.paused': 'standing' },
    },
  },
  on: {
    'step.chosen': {
      guard: { type: 'isStep', params: ({ event }) => event },
      target: '.standing',
      actions: [{ type: 'keepStep', params: ({ event }) => event }, 'replacePage'],
    },
  },
});

/** Coverage by paths, of what the page tells of: proving all beside a drawing would hold the drawing up. */
const proofs = atlasSetup.createStateConfig({
  initial: 'proving',
  states: {
    proving: {
      tags: 'busy',
      invoke: {
        id: 'prover',
        src: 'prove',
        input: ({ context }) => ({ charts: unprovenOf(context), find: context.address.find }),
      },
      on: {
        'chart.proven': {
          actions: [
            { type: 'keepProofs', params: ({ event }) => ({ proofs: [event.proof] }) },
            { type: 'keepPace', params: ({ event }) => event },
          ],
        },
        'proofs.remembered': { actions: { type: 'keepProofs', params: ({ event }) => event } },
        'search.typed': { actions: { type: 'tellSearch', params: ({ event }) => event } },
        'proofs.completed': 'proven',
        'proofs.failed': 'provingFailed',
      },
    },
    proven: { tags: 'done' },
    provingFailed: { tags: 'failed', on: { 'proofs.retried': 'proving' } },
  },
  on: {
    'address.changed': [
      { guard: { type: 'isSameChart', params: ({ event }) => event } },
      { guard: { type: 'isUnproven', params: ({ event }) => event }, target: '.proving' },
      { target: '.proven' },
    ],
  },
});

/** Mutation grades, pictures and the comparison with another revision, if somebody has had them made. */
const files = atlasSetup.createStateConfig({
  initial: 'reading',
  states: {
    reading: {
      invoke: {
        src: 'readFiles',
        onDone: {
          target: 'read',
          actions: { type: 'keepFiles', params: ({ event }) => ({ files: event.output }) },
        },
        onError: 'unreadable',
      },
    },
    read: {},
    unreadable: {},
  },
});

/** The atlas: the page that its address names, the drawing on it, and what is known of all charts. */
export const atlas = atlasSetup.createMachine({
  id: 'atlas',
  context: ({ input }) => beginAtlas(input),
  type: 'parallel',
  states: { page, player, proofs, files },
});

export type AtlasActor = ActorRefFrom<typeof atlas>;
type Snapshot = SnapshotFrom<typeof atlas>;

const fewestToTellBy = 5;

export const selectPage = ({ value }: Snapshot) => value.page;
export const selectAddress = ({ context }: Snapshot) => context.address;
export const selectLanguage = ({ context }: Snapshot) => context.language;
export const selectProofs = ({ context }: Snapshot) => context.proofs;
export const selectFiles = ({ context }: Snapshot) => context.files;
export const selectComparison = ({ context }: Snapshot) => comparisonOf(context);
export const selectHaveFilesFailed = ({ value }: Snapshot) => value.files === 'unreadable';
export const selectHighlight = ({ context }: Snapshot) => context.highlight;
export const selectPointed = ({ context }: Snapshot) => context.pointed;
export const selectHaveProofsFailed = ({ value }: Snapshot) => value.proofs === 'provingFailed';
export const selectAreProofsRunning = ({ value }: Snapshot) => value.proofs === 'proving';
/** How many minutes the charts that are not proven yet will take; null until there is something to tell by. */
export function selectMinutesLeft({ context: { pace, charts, proofs } }: Snapshot): number | null {
  if (pace.charts < fewestToTellBy) return null;
  const waiting = charts.length - Object.keys(proofs).length;
  return Math.ceil(((pace.milliseconds / pace.charts) * waiting) / 60_000);
}

export const selectIsRunning = ({ value }: Snapshot) => value.player === 'running';
export const selectDrawing = ({ children }: Snapshot) => children.drawing;
export const selectChartCount = ({ context }: Snapshot) => context.charts.length;
