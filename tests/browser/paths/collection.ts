import type { Locator } from '@playwright/test';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  matchesState,
  type StateValue,
} from 'xstate';
import { historyExport } from '../../../src/contract/answers';
import type { SocketMessage } from '../../../src/contract/socket';
import type { CollectionContext, Kinds } from '../../../src/machines/parts/collection/types';
import type { AnyCatalogue } from '../../../src/paths';
import { casesIn } from '../../../src/paths/catalogue';
import { comeBack } from '../world';
import { type Answer, lost, really, sending } from './answers';
import { callOf } from './calls';
import { choosing, type Filter } from './collectionFilters';
import { button, closeOutcomes, dialogButton, inReach } from './controls';
import { outcomesOf } from './listOutcomes';
import { tell } from './socket';
import type { Answers, Control, Trigger, ScreenAdapter, Walk } from './adapter';

/** What `collectionPaths` says of a list besides its paths. */
interface Sample {
  readonly filter?: { readonly name: string; readonly change: object } | undefined;
  readonly column?: string | undefined;
  readonly message?: SocketMessage | undefined;
}

/** A list on its screen: where its words are, and what its world can do. */
export interface ListAdapter {
  readonly chart: AnyStateMachine;
  /** The chart's own. */
  readonly catalogue: AnyCatalogue & { readonly sample?: Sample };
  /** The area of its words: its search is `<words>:search`, a column `<words>:column.<id>`. */
  readonly words: string;
  /** Who looks at the list; `zhou`, unless told. */
  readonly username?: string;
  /** Where the list is, or how it is come to. */
  readonly enter: string | ScreenAdapter['enter'];
  /** How the server comes to say that there are no rows: it is asked for a keyword that none has, unless told. */
  readonly nothing?: Answer;
  /** A text that the search finds rows for; and the key of its label, where that is not `<words>:search`. */
  readonly search?: { readonly text: string; readonly label?: string };
  /** What sets the filter of the sample: its chip at the top, unless told. */
  readonly filter?: Filter;
  /** The key of the head of the sample's column, where its words are not the area's. */
  readonly column?: string;
  /** What is done to the first row, and what comes of it. */
  readonly change?: {
    readonly control: Control<never> | Trigger<never>;
    readonly answers: Answers;
    /** The key of what its question's button says, where it asks first. */
    readonly verb?: string;
  };
}

interface State {
  readonly value: StateValue;
  readonly context: CollectionContext<Kinds>;
}

/** A filter is set that can be cleared, and nothing is searched for yet: a kept one where it has found no rows. */
const isFiltered = ({ value, context: { setFilters, typed } }: State, isKept = false) =>
  matchesState({ rows: isKept ? 'filteredOut' : 'ready', search: 'resting' }, value) &&
  Object.keys(setFilters).length > 0 &&
  typed === '';

/** The states of the rows in which a load is under way. */
const loads = ['loading', 'refreshing', 'updating'];
const isUnderWay = ({ value }: State) => loads.some((rows) => matchesState({ rows }, value));

/** The screen has a button that clears what is set. */
const isClearable = ({ value, context: { setFilters } }: State, filter: Filter | undefined) =>
  matchesState({ rows: 'filteredOut' }, value) ||
  (filter?.isKept !== true && Object.keys(setFilters).length > 0);

/** What sets the filter of the sample: a button with its values, unless told. */
function filterOf({ catalogue: { sample }, filter, words }: ListAdapter): Filter | undefined {
  if (filter !== undefined || sample?.filter === undefined) return filter;
  const { name, change } = sample.filter;
  const [value] = [Object.values(change)[0]].flat().map(String);
  return choosing(`${words}:filter.${name}`, `${words}:${name}.${value ?? ''}`);
}

/** A message waits until a load has ended: only the page around the list asks again while one is under way. */
function askedByThePage({ id, states }: AnyStateMachine): Readonly<Record<string, string>> {
  const reason =
    'A message waits until the load has ended: only the page around the list asks at once';
  const underWay = loads.filter((state) => states['rows']?.states[state] !== undefined);
  return Object.fromEntries(
    underWay.map((state) => [`${id}.rows.${state}|refresh.requested|0`, reason]),
  );
}

/** The payloads of the catalogue, in the states in which the screen has a control for them. */
function eventsOf(list: ListAdapter) {
  const { catalogue, search } = list;
  const { events = {}, sample } = catalogue;
  const message = sample?.message;
  const planned = (type: string, state: AnyMachineSnapshot) => casesIn(events[type], state) ?? [];
  return {
    ...events,
    // Nobody asks for it: the list hears that it has changed.
    ...(message && {
      'refresh.requested': (state: AnyMachineSnapshot) =>
        isUnderWay(state) ? planned('refresh.requested', state) : [],
      'socket.received': (state: AnyMachineSnapshot) =>
        planned('refresh.requested', state).map(() => ({ message })),
    }),
    'search.typed': (state: AnyMachineSnapshot) =>
      search &&
      (isFiltered(state, filterOf(list)?.isKept) || planned('search.typed', state).length > 0)
        ? [{ text: search.text }]
        : [],
    'filters.cleared': (state: AnyMachineSnapshot) =>
      isClearable(state, filterOf(list)) ? planned('filters.cleared', state) : [],
  };
}

/** Back, to where the same list showed its second page. */
const goBack = ({ page }: Walk) =>
  page.evaluate(() => {
    const here = window.location.href;
    const before = new URL(here);
    before.searchParams.set('page', '2');
    window.history.pushState(window.history.state, '', before);
    window.history.pushState(window.history.state, '', here);
    window.history.back();
  });

/** Types anew; typed once more, the same ends with a space. */
const typeIn = async (box: Locator, { text }: { type: string; text: string }) =>
  (await box.inputValue()) === '' ? box.fill(text) : box.pressSequentially(' ');

const inDialog =
  (...names: readonly string[]) =>
  (walk: Walk): Locator =>
    names
      .map((name) =>
        walk.page.getByRole('dialog').getByRole('button', { name: walk.say(name), exact: true }),
      )
      .reduce((one, next) => one.or(next))
      .first();

const checkboxOf = ({ page }: Walk): Locator => page.getByRole('row').nth(1).getByRole('checkbox');

function queryTriggers(list: ListAdapter): ScreenAdapter['events'] {
  const { words, search, catalogue } = list;
  const filter = filterOf(list);
  const { column = catalogue.sample?.column && `${words}:column.${catalogue.sample.column}` } =
    list;
  const searchBox = ({ page, say }: Walk) =>
    page.getByRole('searchbox', { name: say(search?.label ?? `${words}:search`) });
  return {
    ...(search && {
      'search.typed': { find: searchBox, use: typeIn },
      'search.submitted': { trigger: (walk: Walk) => searchBox(walk).press('Enter') },
    }),
    ...(filter && {
      'filters.changed': filter,
      'filter.removed': filter.undone ?? {
        find: (walk: Walk) => {
          const words = walk.say('parts:filter.entry', filter.chip(walk));
          const name = walk.say('parts:filter.remove', { filter: words });
          return walk.page.getByRole('button', { name, exact: true });
        },
      },
    }),
    'filters.cleared': {
      find: (walk: Walk) =>
        button('parts:filter.clear')
          .find(walk)
          .or(button('parts:nothingForFilter.clear').find(walk))
          .first(),
    },
    ...(column !== undefined && {
      'sort.chosen': {
        find: ({ page, say }: Walk) =>
          page.getByRole('columnheader').getByRole('button', { name: say(column), exact: true }),
      },
    }),
    'page.chosen': {
      find: ({ page, say }: Walk, { page: number }: { type: string; page: number }) =>
        page.getByRole('button', {
          name: say('parts:pagination.page', { page: number }),
          exact: true,
        }),
    },
    'pageSize.chosen': {
      find: ({ page, say }: Walk) => page.getByLabel(say('parts:pagination.size')),
      use: (select: Locator, { pageSize }: { type: string; pageSize: number }) =>
        select.selectOption(String(pageSize)),
    },
    'address.changed': { trigger: goBack },
  };
}

function rowTriggers({
  username = 'zhou',
  catalogue,
  change,
}: ListAdapter): ScreenAdapter['events'] {
  const message = catalogue.sample?.message;
  return {
    ...(message && {
      'socket.received': { trigger: (walk: Walk) => tell(walk, username, message) },
    }),
    'retry.requested': {
      find: ({ page, say }: Walk) =>
        page.getByRole('alert').getByRole('button', { name: say('parts:failed.retry') }),
    },
    'row.toggled': { find: checkboxOf },
    'page.toggled': {
      find: ({ page, say }: Walk) =>
        page.getByRole('checkbox', { name: say('parts:table.selectAll') }),
    },
    'selection.cleared': button('parts:selection.clear'),
    ...(change && {
      'change.requested': change.control,
      ...(change.verb !== undefined && {
        'change.confirmed': dialogButton(change.verb),
        // Cancel of an export stands in a dialog that asks nothing.
        'change.cancelled': {
          find: ({ page, say }: Walk) =>
            page
              .getByRole('alertdialog')
              .getByRole('button', { name: say('parts:dialog.cancel'), exact: true }),
        },
      }),
      'undo.requested': button('parts:undo.undo'),
      'report.closed': closeOutcomes,
    }),
  };
}

const exportTriggers: ScreenAdapter['events'] = {
  'export.requested': {
    find: (walk: Walk) => inReach(button('parts:export.open').find(walk), walk),
  },
  'export.confirmed': { find: inDialog('parts:export.confirm', 'parts:failed.retry') },
  'export.closed': { find: inDialog('parts:dialog.cancel', 'parts:dialog.close') },
};

const noRows = sending({ keyword: 'x'.repeat(40) });

/** A list that is longer than one part of an export: the first part is cut short, and the next is all. */
const pages = [sending({ page: '1', page_size: '1' }), sending({ page: '1' })];
/** The first row again: the history is longer than two parts, and its export ends where a part brings no other row. */
const firstRow: Answer = async (call) => {
  const form = new URLSearchParams(call?.request().postData() ?? '');
  form.delete('after');
  form.set('size', '1');
  await call?.continue({ postData: form.toString() });
};
const behind = [firstRow, noRows];
const whole = [really, really];

function partsOf(load: string | null, loadPart: string | null) {
  if (load === loadPart) return pages;
  return loadPart === historyExport.path ? behind : whole;
}

/** Where a list shows its rows: every list has the same paths, as far as its chart has them. */
export function collectionAdapter(list: ListAdapter): ScreenAdapter {
  const { chart, catalogue, username = 'zhou', enter, change } = list;
  const { load, loadPart } = chart.implementations.actors;
  return {
    chart,
    catalogue: {
      ...catalogue,
      events: eventsOf(list),
      outcomes: outcomesOf(catalogue, change?.answers),
    },
    enter:
      typeof enter === 'string'
        ? ({ page, world, language }) => comeBack(page, world, username, enter, language)
        : enter,
    events: { ...queryTriggers(list), ...rowTriggers(list), ...exportTriggers },
    ...(catalogue.sample?.message && { elsewhere: askedByThePage(chart) }),
    answers: {
      load: {
        done: [really, list.nothing ?? noRows],
        error: [lost],
      },
      // An export through the list's own call comes in parts.
      loadPart: {
        done: partsOf(callOf(load), callOf(loadPart)),
        error: [lost],
      },
      ...(change && { change: change.answers }),
    },
  };
}
