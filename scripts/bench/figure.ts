/** One measured thing: ours, its peer's in the same run, and the budget that ours has to hold. */
export interface Figure {
  readonly what: string;
  readonly unit: string;
  readonly ours: number;
  readonly peer?: number;
  /** The most that ours may be; for a share or a rate, see `least`. */
  readonly most?: number;
  readonly least?: number;
}

const rounded = (value: number) =>
  String(value < 10 ? Math.round(value * 100) / 100 : Math.round(value));

function verdict({ ours, most, least }: Figure): string {
  if (most === undefined && least === undefined) return '';
  return ours <= (most ?? Infinity) && ours >= (least ?? -Infinity) ? 'holds' : 'MISSED';
}

function budgetOf({ most, least }: Figure): string {
  if (most !== undefined) return `≤ ${String(most)}`;
  return least === undefined ? '' : `≥ ${String(least)}`;
}

/** Prints figures as a table that Markdown shows too. */
export function printFigures(title: string, figures: readonly Figure[]): void {
  console.log(`\n## ${title}\n`);
  console.log('| what | ours | peer | budget | |\n|---|---:|---:|---:|---|');
  for (const figure of figures) {
    const peer = figure.peer === undefined ? '' : rounded(figure.peer);
    const ours = `${rounded(figure.ours)} ${figure.unit}`;
    console.log(
      `| ${figure.what} | ${ours} | ${peer} | ${budgetOf(figure)} | ${verdict(figure)} |`,
    );
  }
}

/** The middle one of an odd number of measurements. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}
