import type { Locator } from '@playwright/test';
import {
  type AnyMachineSnapshot,
  type AnyStateMachine,
  matchesState,
  type StateValue,
} from 'xstate';
import type { Call } from '../../../src/contract/call';
import type { SocketMessage } from '../../../src/contract/socket';
import type { CollectionContext, Kinds } from '../../../src/machines/parts/collection/types';
import type { AnyCatalogue } from '../../../src/paths';
import { casesIn } from '../../../src/paths/catalogue';
import { comeBack } from '../world';
import { type Answer, lost, really, sending } from './answers';
import { button, inReach } from './controls';
import { tell } from './socket';
import type { Answers, Control, Happening, Stage, Walk } from './stage';

/** A list on its screen: what its controls are called, by the keys of their words, and what its world can do. */
export interface ListScreen {
  readonly chart: AnyStateMachine;
  /** The chart's own. */
  readonly catalogue: AnyCatalogue;
  /** Who looks at the list. */
  readonly username?: string;
  /** Where the list is, or how it is come to. */
  readonly enter: string | Stage['enter'];
  readonly call: Pick<Call, 'path'>;
  /** How the server comes to say that there are no rows: it is asked for a keyword that none has, unless told. */
  readonly nothing?: Answer;
  /** The search box, and a text that finds rows. */
  readonly search?: { readonly label: string; readonly text: string };
  /** What sets the filter of the catalogue, and the words of its chip. */
  readonly filter?: Control<never> & {
    chip(walk: Walk): { readonly label: string; readonly value: string };
  };
  /** What takes that filter back where no chip does. */
  readonly noFilter?: Control<never>;
  /** The head of the column of the catalogue. */
  readonly column?: string;
  /** What is done to the first row, and what comes of it. */
  readonly change?: {
    readonly control: Control<never> | Happening<never>;
    readonly answers: Answers;
  };
  /** What an export asks, where it is not what the list asks. */
  readonly exports?: Pick<Call, 'path'>;
  /** What the server says when the list has changed. */
  readonly message?: SocketMessage;
}

interface State {
  readonly value: StateValue;
  readonly context: CollectionContext<Kinds>;
}

/** Rows are on the screen that a filter has found, and nothing is searched for yet. */
const isFiltered = ({ value, context: { setFilters, typed } }: State) =>
  matchesState({ rows: 'ready', search: 'resting' }, value) &&
  Object.keys(setFilters).length > 0 &&
  typed === '';

/** The screen has a button that clears what is set. */
const isClearable = ({ value, context: { setFilters } }: State) =>
  matchesState({ rows: 'filteredOut' }, value) || Object.keys(setFilters).length > 0;

/** The payloads of the catalogue, in the states in which the screen has a control for them. */
function eventsOf({ catalogue: { events = {} }, message, search }: ListScreen) {
  const planned = (type: string, state: AnyMachineSnapshot) => casesIn(events[type], state) ?? [];
  return {
    ...events,
    // Nobody asks for it: the list hears that it has changed.
    ...(message && {
      'refresh.requested': [],
      'socket.received': (state: AnyMachineSnapshot) =>
        planned('refresh.requested', state).map(() => ({ message })),
    }),
    'search.typed': (state: AnyMachineSnapshot) =>
      search && (isFiltered(state) || planned('search.typed', state).length > 0)
        ? [{ text: search.text }]
        : [],
    'filters.cleared': (state: AnyMachineSnapshot) =>
      isClearable(state) ? planned('filters.cleared', state) : [],
  };
}

/** With rows and without; that a list has become shorter meanwhile is no more than that to a page behind its first. */
function outcomesOf({ catalogue: { outcomes = {} } }: ListScreen) {
  const { load } = outcomes;
  return {
    ...outcomes,
    load: {
      ...load,
      done: (state: AnyMachineSnapshot) => (casesIn(load?.done, state) ?? []).slice(0, 2),
    },
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

/** A filter of a few values, of which one is ticked. */
export const choosing = (label: string, value: string): NonNullable<ListScreen['filter']> => ({
  // A column may be called the same, but it opens nothing.
  find: ({ page, say }) =>
    page.getByRole('button', { name: say(label), exact: true, expanded: false }),
  async use(opener, _, { page, say }) {
    await opener.click();
    const box = page
      .getByRole('group', { name: say(label) })
      .getByLabel(say(value), { exact: true });
    await box.check();
    await box.press('Escape');
  },
  chip: ({ say }) => ({ label: say(label), value: say(value) }),
});

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

function queryDeeds({ search, filter, noFilter, column }: ListScreen): Stage['deeds'] {
  const searchBox = ({ page, say }: Walk) =>
    page.getByRole('searchbox', { name: say(search?.label ?? '') });
  return {
    ...(search && {
      'search.typed': { find: searchBox, use: typeIn },
      'search.submitted': { happen: (walk: Walk) => searchBox(walk).press('Enter') },
    }),
    ...(filter && {
      'filters.changed': filter,
      'filter.removed': noFilter ?? {
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
    'address.changed': { happen: goBack },
  };
}

function rowDeeds({ username = 'zhou', message, change }: ListScreen): Stage['deeds'] {
  return {
    ...(message && {
      'socket.received': { happen: (walk: Walk) => tell(walk, username, message) },
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
      'undo.requested': button('parts:undo.undo'),
    }),
  };
}

const exportDeeds: Stage['deeds'] = {
  'export.requested': {
    find: (walk: Walk) => inReach(button('parts:export.open').find(walk), walk),
  },
  'export.confirmed': { find: inDialog('parts:export.confirm', 'parts:failed.retry') },
  'export.closed': { find: inDialog('parts:dialog.cancel', 'parts:dialog.close') },
};

/** A list that is longer than one part of an export: the first part is cut short, and the next is all. */
const firstPart = sending({ page: '1', page_size: '1' });
const rest = sending({ page: '1' });

/** Where a list shows its rows: every list has the same paths, as far as its chart has them. */
export function collectionStage(screen: ListScreen): Stage {
  const { username = 'zhou', enter, call, change } = screen;
  return {
    chart: screen.chart,
    catalogue: { ...screen.catalogue, events: eventsOf(screen), outcomes: outcomesOf(screen) },
    enter:
      typeof enter === 'string'
        ? ({ page, world, language }) => comeBack(page, world, username, enter, language)
        : enter,
    deeds: { ...queryDeeds(screen), ...rowDeeds(screen), ...exportDeeds },
    answers: {
      load: {
        call,
        done: [really, screen.nothing ?? sending({ keyword: 'x'.repeat(40) })],
        error: [lost],
      },
      loadPart: {
        call: screen.exports ?? call,
        done: screen.exports === undefined ? [firstPart, rest] : [really, really],
        error: [lost],
      },
      ...(change && { change: change.answers }),
    },
  };
}
