/** A mistake as somebody might make it in a source. */
export interface Mistake {
  /** The file below the folder of its kind. */
  readonly file: string;
  /** What is wrong then, in words. */
  readonly wrong: string;
  /** A text that the file has exactly once. */
  readonly right: string;
  /** What stands there instead. */
  readonly planted: string;
}

/** In a chart, which is called like its file unless `chart` says otherwise. */
export interface ChartFault extends Mistake {
  readonly chart?: string;
}

/**
 * In a view, or on the server, and what is to notice it: a test of views as `area/file`, with the chart where its
 * gallery is meant; a chart whose paths are walked; a `.spec` of the browser; or a test of the server.
 */
export interface HeldFault extends Mistake {
  readonly by: string;
}

/** A mistake in a chart: `inChart('area/file chart', …)`. */
export function inChart(file: string, wrong: string, right: string, planted: string): ChartFault {
  const [name = '', chart] = file.split(' ');
  return { file: name, wrong, right, planted, ...(chart !== undefined && { chart }) };
}

/** A mistake that a test notices: `heldBy('file', 'test', …)`. */
export const heldBy = (
  file: string,
  by: string,
  wrong: string,
  right: string,
  planted: string,
): HeldFault => ({ file, by, wrong, right, planted });
