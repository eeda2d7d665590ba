import { expect, it } from 'vitest';
import { filePreview } from '../../../src/machines/shell/filePreview';
import { filePreviewPaths } from '../../../src/machines/shell/filePreview.paths';
import { guide } from '../../../src/machines/shell/guide';
import { guidePaths } from '../../../src/machines/shell/guide.paths';
import { winterBreak } from '../../../src/machines/shell/winterBreak';
import { winterBreakPaths } from '../../../src/machines/shell/winterBreak.paths';
import { findingsOf, proven } from '../proof';

it('[ROUTE-006] [ROUTE-007] filePreview takes every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(filePreview, filePreviewPaths)).toEqual({
    ...proven,
    // No file is of two kinds: their order makes no difference.
    unnoticed: [
      'swap branches filePreview.choosing|always|2',
      'swap branches filePreview.choosing|always|3',
    ],
  });
});

it.each([
  ['guide', guide, guidePaths],
  ['winterBreak', winterBreak, winterBreakPaths],
])(
  '%s takes every transition on generated paths, which notice every mistake',
  (_, chart, paths) => {
    expect(findingsOf(chart, paths)).toEqual(proven);
  },
);
