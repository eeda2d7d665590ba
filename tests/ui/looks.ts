import axe from 'axe-core';
import { expect, it } from 'vitest';

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
