import { describe, expect, it } from 'vitest';
import { atlas } from '../../src/atlas/charts/atlas';
import { atlasPaths } from '../../src/atlas/charts/atlas.paths';
import { drawing } from '../../src/atlas/charts/drawing';
import { drawingPaths } from '../../src/atlas/charts/drawing.paths';
import { explore } from '../../src/paths';
import { findingsOf, proven } from '../machines/proof';

describe('the charts of the atlas itself', () => {
  it('the drawing takes every transition, and paths notice every mistake', () => {
    expect(findingsOf(drawing, drawingPaths)).toEqual(proven);
  });

  it('the atlas takes every transition, and paths notice every mistake', () => {
    expect(explore(atlas, atlasPaths).states.length).toBeLessThan(5_000);
    expect(findingsOf(atlas, atlasPaths)).toEqual(proven);
  }, 240_000);
});
