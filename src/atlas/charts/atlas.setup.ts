import { assign, emit, fromCallback, fromPromise, sendTo, setup } from 'xstate';
import {
  addressText,
  changesTab,
  drawnVersion,
  type Address,
  type Version,
} from '../model/address';
import {
  fateOf,
  sequenceId,
  sequenceOf,
  withSigned,
  type ChartsComparison,
  type SignedComparison,
} from '../model/comparison';
import type { Grades } from '../model/grades';
import type { Picture } from '../model/pictures';
import type { ChartProof } from '../model/proof';
import type { Highlight } from '../panels';
import { drawing } from './drawing';

export type Language = 'zh' | 'en';

export interface AtlasInput {
  readonly address: Address;
  readonly language: Language;
  /** The ids of all charts. */
  readonly charts: readonly string[];
}

export interface Context extends AtlasInput {
  /** By the id of the chart. */
  readonly proofs: Readonly<Record<string, ChartProof>>;
  /** How many charts have been proven since the page was opened, and in how many milliseconds. */
  readonly pace: { readonly charts: number; readonly milliseconds: number };
  readonly files: AtlasFiles;
  /** The charts that are other than they were signed, with what was signed. */
  readonly signed: SignedComparison;
  readonly highlight: Highlight;
  /** The id of the state that the pointer was over last; null for none. */
  readonly pointed: string | null;
}

/** What other commands leave beside the atlas; empty where they have not run. */
export interface AtlasFiles {
  readonly grades: Grades;
  readonly pictures: readonly Picture[];
  /** What has become of the charts since a revision. */
  readonly comparison: ChartsComparison | null;
}

/** Which charts are to be proven; those that are searched for first. */
export interface ProofWish {
  readonly charts: readonly string[];
  readonly find: string;
}

/** What the prover tells; `took` in milliseconds since the chart before. */
export type ProofEvent =
  | { type: 'chart.proven'; proof: ChartProof; took: number }
  | { type: 'proofs.remembered'; proofs: readonly ChartProof[] }
  | { type: 'proofs.completed' }
  | { type: 'proofs.failed' };

export interface SearchTyped {
  readonly type: 'search.typed';
  readonly find: string;
}

type Event =
  | ProofEvent
  | { type: 'address.changed'; address: Address }
  | { type: 'language.chosen'; language: Language }
  | { type: 'focus.chosen'; focus: string | null }
  | { type: 'state.pointed'; state: string | null }
  | SearchTyped
  | { type: 'coverage.toggled' }
  | { type: 'version.chosen'; version: Version | null }
  | { type: 'highlight.changed'; highlight: Highlight }
  | { type: 'step.chosen'; step: number }
  | { type: 'run.started' }
  | { type: 'run.paused' }
  | { type: 'proofs.retried' };

export type AtlasEmitted =
  | { type: 'page.requested'; to: string; replace: boolean }
  | { type: 'language.changed'; language: Language };

const nothing: Highlight = { states: [], transitions: [] };

/** How many steps the path in the address has after its start; 0 while it is not known. */
function lengthOfPath({ address, proofs, files }: Context): number {
  const paths = proofs[address.chart ?? '']?.paths ?? [];
  const { length } =
    address.path === sequenceId
      ? sequenceOf(files.comparison, address.chart)
      : (paths.find(({ id }) => id === address.path)?.steps ?? []);
  return Math.max(0, length - 1);
}

/** Whether a chart is there, or was at the revision that the charts are compared with. */
function isKnown({ address: { chart }, charts, files: { comparison } }: Context): boolean {
  if (chart === null || charts.includes(chart)) return true;
  return comparison !== null && fateOf(comparison, chart).kind === 'removed';
}

/** What charts are compared with: a revision if somebody has had that made, else what was signed of each. */
export function comparisonOf({ files, signed }: Context): ChartsComparison | null {
  return files.comparison ?? signed;
}

/** The charts that the page tells of and that are not proven yet: the one that is open, or all. */
export function unprovenOf({ address: { chart }, charts, proofs }: Context): readonly string[] {
  return charts.filter((id) => (chart === null || id === chart) && proofs[id] === undefined);
}

const page = ({ address }: Context, replace: boolean) => ({
  type: 'page.requested' as const,
  to: addressText(address),
  replace,
});

/** What the chart of the atlas is made of. */
export const atlasSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as AtlasInput,
    emitted: {} as AtlasEmitted,
    tags: {} as 'busy' | 'failed' | 'empty' | 'done',
    children: {} as { drawing: 'drawing'; prover: 'prove' },
  },
  actors: {
    drawing,
    prove: fromCallback<SearchTyped, ProofWish, ProofEvent>(() => undefined),
    readFiles: fromPromise<AtlasFiles>(() => Promise.reject(new Error('There is nowhere to read'))),
  },
  guards: {
    isContents: ({ context }) => context.address.chart === null,
    isUnknown: ({ context }) => !isKnown(context),
    needsComparison: ({ context }) => {
      const { changes, tab } = context.address;
      return changes !== null || tab === changesTab || !isKnown(context);
    },
    isSameDrawing: ({ context }, { address }: { address: Address }) =>
      context.address.chart === address.chart &&
      context.address.within === address.within &&
      drawnVersion(context.address) === drawnVersion(address),
    isOtherVersion: ({ context }, { version }: { version: Version | null }) =>
      context.address.changes !== version,
    isOtherLanguage: ({ context }, { language }: { language: Language }) =>
      context.language !== language,
    isOtherFocus: ({ context }, { focus }: { focus: string | null }) =>
      context.address.focus !== focus,
    /** What is drawn is compared with what was signed, which becomes known only now. */
    bringsSigned: (
      { context: { address, files } },
      { proofs }: { proofs: readonly ChartProof[] },
    ) =>
      address.changes !== null &&
      files.comparison === null &&
      proofs.some(
        ({ chart, approval }) =>
          chart === address.chart && approval !== null && approval.since !== null,
      ),
    isStep: ({ context }, { step }: { step: number }) =>
      step >= 0 && step <= lengthOfPath(context) && step !== context.address.step,
    isSameChart: ({ context }, { address }: { address: Address }) =>
      context.address.chart === address.chart,
    isUnproven: ({ context }, { address }: { address: Address }) =>
      unprovenOf({ ...context, address }).length > 0,
    hasNextStep: ({ context }) => context.address.step < lengthOfPath(context),
    hasSteps: ({ context }) => lengthOfPath(context) > 0,
  },
  actions: {
    /** What stands out belongs to the panel that says so. */
    keepAddress: assign(({ context }, { address }: { address: Address }) => {
      const isSamePanel = ['chart' as const, 'tab' as const].every(
        (part) => address[part] === context.address[part],
      );
      return { address, highlight: isSamePanel ? context.highlight : nothing };
    }),
    keepLanguage: assign((_, { language }: { language: Language }) => ({ language })),
    tellLanguage: emit(({ context }) => ({
      type: 'language.changed' as const,
      language: context.language,
    })),
    keepFocus: assign(({ context }, { focus }: { focus: string | null }) => ({
      address: { ...context.address, focus },
    })),
    keepSearch: assign(({ context }, { find }: { find: string }) => ({
      address: { ...context.address, find },
    })),
    toggleCoverage: assign(({ context }) => ({
      address: { ...context.address, isCoverageShown: !context.address.isCoverageShown },
    })),
    keepVersion: assign(({ context }, { version }: { version: Version | null }) => ({
      address: { ...context.address, changes: version },
    })),
    keepStep: assign(({ context }, { step }: { step: number }) => ({
      address: { ...context.address, step },
    })),
    goOneStep: assign(({ context }) => ({
      address: { ...context.address, step: context.address.step + 1 },
    })),
    goToStart: assign(({ context }) => ({ address: { ...context.address, step: 0 } })),
    openPage: emit(({ context }) => page(context, false)),
    replacePage: emit(({ context }) => page(context, true)),
    keepHighlight: assign((_, { highlight }: { highlight: Highlight }) => ({ highlight })),
    keepPointed: assign((_, { state }: { state: string | null }) => ({ pointed: state })),
    keepProofs: assign(({ context }, { proofs }: { proofs: readonly ChartProof[] }) => ({
      proofs: {
        ...context.proofs,
        ...Object.fromEntries(proofs.map((proof) => [proof.chart, proof])),
      },
      signed: proofs
        .flatMap(({ approval }) => approval?.since?.change ?? [])
        .reduce<SignedComparison>(withSigned, context.signed),
    })),
    keepPace: assign(({ context: { pace } }, { took }: { took: number }) => ({
      pace: { charts: pace.charts + 1, milliseconds: pace.milliseconds + took },
    })),
    tellSearch: sendTo('prover', (_, { find }: { find: string }) => ({
      type: 'search.typed' as const,
      find,
    })),
    keepFiles: assign((_, { files }: { files: AtlasFiles }) => ({ files })),
  },
  delays: { stepTime: 1_400 },
});

/** How the atlas begins. */
export function beginAtlas(input: AtlasInput): Context {
  const files = { grades: {}, pictures: [], comparison: null };
  const pace = { charts: 0, milliseconds: 0 };
  return { ...input, proofs: {}, pace, files, signed: null, highlight: nothing, pointed: null };
}
