import axe from 'axe-core';
import { expect, it } from 'vitest';
import { languages } from './showView';

interface Reached {
  readonly shown: { readonly baseElement: HTMLElement };
}

type Stages = Readonly<Record<string, (language: 'zh' | 'en') => Promise<Reached>>>;

/** Checks a screen at each of its stages with axe. */
export function checkAccess(stages: Stages): void {
  it.each(Object.entries(stages))('%s: axe finds nothing', async (_, reach) => {
    const { shown } = await reach('en');
    const { violations } = await axe.run(shown.baseElement, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
}

/** Checks how a screen looks at each of its stages: it says something, in both languages, and axe finds nothing. */
export function checkLooks(stages: Stages): void {
  const looks = Object.entries(stages).flatMap(([name, reach]) =>
    languages.map((language) => [name, language, reach] as const),
  );

  it.each(looks)('%s, in %s, says something', async (_, language, reach) => {
    const { shown } = await reach(language);
    const spoken = '[role], h1, h2, button, a, table';
    expect(shown.baseElement.querySelectorAll(spoken).length).toBeGreaterThan(0);
    expect(shown.baseElement.textContent).not.toMatch(/\{\{|undefined|null|NaN/);
  });

  checkAccess(stages);
}
