import type { Locator } from '@playwright/test';
import { button } from '../controls';
import type { Walk } from '../adapter';

/** A button by its words, also while it counts down to when it may be pressed. */
export function counting(walk: Walk, words: string, wordsMeanwhile: string): Locator {
  const text = walk.say(wordsMeanwhile, { seconds: '#' }).replace('#', String.raw`\d+`);
  const held = walk.page.getByRole('button', { name: new RegExp(`^${text}$`) });
  return button(words).find(walk).or(held);
}
