import { sequenceId } from './comparison';

/** Which version of a chart that has changed is drawn: the former, the latter, or both in one. */
export type Version = (typeof versions)[number];
export const versions = ['both', 'before', 'after'] as const;

/** What the address of the atlas says: everything that can be sent to a colleague. */
export interface Address {
  /** The id of the chart that is open; null for the contents. */
  readonly chart: string | null;
  /** The id of the state or transition that is looked at. */
  readonly focus: string | null;
  /** The tab of the side bar. */
  readonly tab: string | null;
  /** The id of the path that is played, and how many of its steps are done. */
  readonly path: string | null;
  readonly step: number;
  /** The requirement whose test case is open. */
  readonly testCase: string | null;
  /** What is searched for. */
  readonly find: string;
  /** Whether states and events are shown as a table instead of a drawing. */
  readonly isTable: boolean;
  /** The id of the state that is drawn by itself; null for the whole chart. */
  readonly within: string | null;
  /** Whether the drawing shows what no path covers. */
  readonly isCoverageShown: boolean;
  /** In which version what has changed is shown; null where it is not. */
  readonly changes: Version | null;
  /** What the contents show: all charts as lists where it is null. */
  readonly view: View | null;
  /** Which charts the contents show; all where it is null. */
  readonly only: Review | null;
  /** How wide the window of the views is, in pixels. */
  readonly width: Width;
}

/** The widths, in pixels, for which the portal is made. */
export const widths = [1440, 1024] as const;
export type Width = (typeof widths)[number];

/** What else the contents show: which chart runs which, what they are made of, or how one is read. */
export const views = ['map', 'templates', 'reading'] as const;
export type View = (typeof views)[number];

/** What charts can be asked for by: they wait for a review, or have changed since. */
export const reviews = ['waiting', 'changed'] as const;
export type Review = (typeof reviews)[number];

/** The tab that tells what has changed. */
export const changesTab = 'changes';

/** The version that is drawn: the chart as it is, unless what has changed is shown. */
export function drawnVersion({ changes }: Pick<Address, 'changes'>): Version {
  return changes ?? 'after';
}

/** The contents of the atlas. */
export const contents: Address = {
  chart: null,
  focus: null,
  tab: null,
  path: null,
  step: 0,
  testCase: null,
  find: '',
  isTable: false,
  within: null,
  isCoverageShown: false,
  changes: null,
  view: null,
  only: null,
  width: widths[0],
};

const page = '/statecharts.html';

/** Reads an address; what it leaves out, or what is no number, is as at the beginning. */
export function readAddress(search: string): Address {
  const query = new URLSearchParams(search);
  const step = Number(query.get('step') ?? 0);
  return {
    chart: query.get('chart'),
    focus: query.get('at'),
    tab: query.get('tab') ?? tabOf(query),
    path: query.get('path'),
    step: Number.isInteger(step) && step > 0 ? step : 0,
    testCase: query.get('case'),
    find: query.get('find') ?? '',
    isTable: query.get('as') === 'table',
    within: query.get('in'),
    isCoverageShown: query.get('show') === 'coverage',
    changes: versions.find((one) => one === query.get('changes')) ?? null,
    view: views.find((one) => one === query.get('view')) ?? null,
    only: reviews.find((one) => one === query.get('only')) ?? null,
    width: widths.find((one) => String(one) === query.get('width')) ?? widths[0],
  };
}

/** The tab of what an address names, where it names no tab. */
function tabOf(query: URLSearchParams): string | null {
  if (query.has('path')) return query.get('path') === sequenceId ? changesTab : 'paths';
  return query.has('case') ? 'cases' : null;
}

/** The address, from the root, of a place in the atlas. */
export function addressText(address: Partial<Address>): string {
  const whole = { ...contents, ...address };
  const {
    chart,
    focus,
    tab,
    path,
    step,
    testCase,
    find,
    isTable,
    within,
    isCoverageShown,
    changes,
    view,
    only,
    width,
  } = whole;
  const parts = {
    chart,
    at: focus,
    // It is open without being named, unless the address names what another tab shows.
    tab: tab === 'details' && path === null && testCase === null ? null : tab,
    path,
    step: step === 0 ? null : String(step),
    case: testCase,
    find: find || null,
    as: isTable ? 'table' : null,
    in: within,
    show: isCoverageShown ? 'coverage' : null,
    changes,
    view,
    only,
    width: width === widths[0] ? null : String(width),
  };
  const query = new URLSearchParams(
    Object.entries(parts).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
  return query.size === 0 ? page : `${page}?${query.toString()}`;
}
