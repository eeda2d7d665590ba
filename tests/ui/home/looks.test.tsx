// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkAccess } from '../looks';
import { languages } from '../showView';
import { stages } from './homePages';

const complained = vi.spyOn(console, 'error');

afterEach(() => {
  expect(complained).not.toHaveBeenCalled();
  complained.mockClear();
});

const looks = Object.entries(stages).flatMap(([name, reach]) =>
  languages.map((language) => [name, language, reach] as const),
);

describe('every look of the home page', () => {
  it.each(looks)('[SCREEN-002] %s, in %s: every block has its head, and words', async (...look) => {
    const [, language, reach] = look;
    const { shown } = await reach(language);
    expect(shown.getAllByRole('region', { hidden: true })).toHaveLength(7);
    expect(shown.baseElement.textContent).not.toMatch(/\{\{|undefined|null|NaN/);
  });

  checkAccess(stages);
});
