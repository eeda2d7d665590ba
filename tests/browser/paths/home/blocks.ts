import type { Locator } from '@playwright/test';
import type { Walk } from '../adapter';

/** A block of the home page, by the words of its title. */
export const block = ({ page, say }: Walk, name: string): Locator =>
  page.getByRole('region', { name: say(`home:${name}.title`), exact: true });

/** A button of a block. */
export const blockButton = (walk: Walk, name: string, words: string): Locator =>
  block(walk, name).getByRole('button', { name: walk.say(words), exact: true });
