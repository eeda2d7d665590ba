import { cleanup } from '@testing-library/react';
import * as React from 'react';
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { loadLateParts } from '../../src/ui/parts/late';
import { keepStylesAway } from './hidingStyles';
import { missingWords } from './showView';

// The files of this project share their modules and their page: what a test leaves there is removed for each
// file here. A hook in a shared module would hold for the first file that imports it only.

// Every browser says so of a page with a doctype; KaTeX asks when it is loaded, and draws nothing else.
Object.defineProperty(document, 'compatMode', { value: 'CSS1Compat', configurable: true });

// Axe draws a letter to tell words from icons that a font makes of them, and nothing is drawn here: none is an icon.
const drawn = {
  canvas: {},
  measureText: ({ length }: string) => ({ width: length }),
  fillText: () => undefined,
  clearRect: () => undefined,
  getImageData: () => ({ data: new Uint8ClampedArray([1, 1, 1, 1]) }),
};
Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', { value: () => drawn });

keepStylesAway();

// React keeps a stack for each of the first ten thousand elements in a second, for its developer tools: no test reads
// one, and taking them was a tenth of the time of views.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (typeof internals === 'object' && internals !== null)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });

beforeAll(loadLateParts);

beforeEach(() => {
  vi.spyOn(console, 'error').mockClear();
});

afterEach(() => {
  cleanup();
  expect(missingWords.splice(0)).toEqual([]);
});
