import { z } from 'zod/mini';

/** Pictures of the real screens, as the path run leaves them in `/atlas/pictures/manifest.json`. */
export const pictures = z.array(
  z.object({
    /** The chart's id. */
    chart: z.string(),
    /** The state as `stateText` writes it, such as `open.editing + draft.saved`. */
    state: z.string(),
    language: z.enum(['zh', 'en']),
    /** Of the window, in pixels. */
    width: z.number(),
    /** Below `/atlas/pictures/`. */
    file: z.string(),
  }),
);
export type Picture = z.output<typeof pictures>[number];

/** The pictures in which a chart stands in a state, or in one within it; the empty path is any state. */
export function picturesOf(all: readonly Picture[], chart: string, path: string): Picture[] {
  return all.filter(
    (picture) =>
      picture.chart === chart &&
      picture.state
        .split(' + ')
        .some((leaf) => path === '' || leaf === path || leaf.startsWith(`${path}.`)),
  );
}
