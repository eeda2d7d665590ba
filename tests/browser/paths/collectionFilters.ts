import type { Control, Walk } from './adapter';

/** How a filter of a list is set and taken back. */
export interface Filter extends Control<never> {
  /** The words of its chip. */
  chip(walk: Walk): { readonly label: string; readonly value: string };
  /** What takes it back where no chip does. */
  readonly undone?: Control<never>;
  /** Whether a button clears it only where the list has no rows. */
  readonly isKept?: boolean;
}

/** What a value is called: by its key, or as it is, such as the name of a course. */
const named = (value: string, say: Walk['say']) => (value.includes(':') ? say(value) : value);

/** A filter of a few values, of which one is ticked: a key, or the name of something. */
export const choosing = (label: string, value: string): Filter => ({
  // A column may be called the same, but it opens nothing.
  find: ({ page, say }) =>
    page.getByRole('button', { name: say(label), exact: true, expanded: false }),
  async use(opener, _, { page, say }) {
    await opener.click();
    const several = page.getByRole('group', { name: say(label) });
    const box = several
      .or(page.getByRole('radiogroup', { name: say(label) }))
      .getByLabel(named(value, say), { exact: true });
    await box.check();
    await box.press('Escape');
  },
  chip: ({ say }) => ({ label: say(label), value: named(value, say) }),
});

/** A value that is a tab, of a filter that also has a tab for all: `<words>.<value>`, `<words>.all`. */
export function choosingTab(words: string, value: string): Filter {
  return {
    find: ({ page, say }) => page.getByRole('tab', { name: say(`${words}.${value}`) }),
    chip: ({ say }) => ({ label: say(`${words}.label`), value: say(`${words}.${value}`) }),
    undone: {
      find: ({ page, say }) =>
        page.getByRole('tab', { name: say(`${words}.all`), selected: false }),
    },
    isKept: true,
  };
}
