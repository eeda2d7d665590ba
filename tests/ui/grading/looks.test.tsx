// @vitest-environment happy-dom
import axe from 'axe-core';
import { describe, expect, it } from 'vitest';
import { languages } from '../showView';
import { stages } from './stages';

const looks = Object.entries(stages).flatMap(([name, reach]) =>
  languages.map((language) => [name, language, reach] as const),
);

describe('every look of the essay screen', () => {
  it.each(looks)('%s, in %s, says something', async (_, language, reach) => {
    const { shown } = await reach(language);
    const spoken = '[role], h1, h2, button, a, table';
    expect(shown.baseElement.querySelectorAll(spoken).length).toBeGreaterThan(0);
    expect(shown.baseElement.textContent).not.toMatch(/\{\{|undefined|null|NaN/);
  });

  it.each(Object.entries(stages))('%s: axe finds nothing', async (_, reach) => {
    const { shown } = await reach('en');
    const { violations } = await axe.run(shown.baseElement, {
      rules: { region: { enabled: false }, 'color-contrast': { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
  });
});
