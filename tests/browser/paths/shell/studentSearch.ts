import type { Locator } from '@playwright/test';
import type { SearchSuggestion } from '../../../../src/domain/shell';
import { studentSearch } from '../../../../src/machines/shell/studentSearch';
import { studentSearchPaths } from '../../../../src/machines/shell/studentSearch.paths';
import { lost, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { enterWelcome, welcome } from './welcome';

const texts = { found: 'zh', nobody: 'zzzzzz', blank: ' ' } as const;

interface State {
  readonly context: {
    readonly typed: string;
    readonly suggestions: readonly SearchSuggestion[];
  };
}

const { outcomes } = studentSearchPaths;
const [some] = outcomes.suggest.done;
const nobody = { list: [] };

const box = ({ page, say }: Walk): Locator =>
  page.getByRole('combobox', { name: say('shell:search.label') });

/** Typed once more, the same begins with nothing. */
async function typeIn(walk: Walk, { text }: { type: string; text: string }): Promise<void> {
  const field = box(walk);
  if ((await field.inputValue()) === text) await field.fill('');
  await field.fill(text);
}

/** Comes into the search box from somewhere else. */
async function comeIn(walk: Walk): Promise<void> {
  await box(walk).blur();
  await box(walk).focus();
}

/** The search of the top bar. */
export const searchAdapter: ScreenAdapter = {
  chart: studentSearch,
  catalogue: {
    ...studentSearchPaths,
    events: {
      ...studentSearchPaths.events,
      'search.focused': [{ places: [] }],
      'search.typed': Object.values(texts).map((text) => ({ text, places: [] })),
      'suggestion.chosen': ({ context: { suggestions } }: State) => suggestions.slice(0, 1),
    },
    outcomes: {
      suggest: {
        ...outcomes.suggest,
        done: [some],
      },
      find: {
        ...outcomes.find,
        done: ({ context: { typed } }: State) => [typed === texts.found ? some : nobody],
      },
    },
  },
  enter: (walk) => enterWelcome(walk),
  events: {
    'search.focused': { trigger: comeIn },
    'search.left': { trigger: (walk: Walk) => box(walk).blur() },
    'search.closed': { trigger: (walk: Walk) => box(walk).press('Escape') },
    // Nobody types there without coming in.
    'search.typed': { trigger: typeIn },
    'search.submitted': { trigger: (walk: Walk) => box(walk).press('Enter') },
    'search.retried': button('shell:search.retry'),
    // The address tells the subject, as when somebody goes back.
    'subject.changed': {
      trigger: ({ page }: Walk, { subjectId }: { type: string; subjectId: number }) =>
        page.evaluate(
          (address) => {
            history.pushState(history.state, '', address);
            dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
          },
          `${welcome}?subject_id=${String(subjectId)}`,
        ),
    },
    'suggestion.moved': {
      trigger: (walk: Walk, { by }: { type: string; by: 1 | -1 }) =>
        box(walk).press(by === 1 ? 'ArrowDown' : 'ArrowUp'),
    },
    'suggestion.chosen': {
      find: ({ page }: Walk) => page.getByRole('listbox').getByRole('option').first(),
    },
  },
  answers: {
    suggest: { done: [really], error: [lost] },
    find: { done: [really], error: [lost] },
  },
};
