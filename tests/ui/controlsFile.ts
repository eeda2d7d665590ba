/** The numbers as ranges: `1-3, 5`. */
function ranges(numbers: readonly number[]): string {
  const spans: { first: number; last: number }[] = [];
  for (const number of numbers) {
    const span = spans.at(-1);
    if (span?.last === number - 1) span.last = number;
    else spans.push({ first: number, last: number });
  }
  return spans
    .map(({ first, last }) => (first === last ? String(first) : `${String(first)}-${String(last)}`))
    .join(', ');
}

/**
 * What every control of a view does, as a file to be read and kept: the looks by number, then each control once with
 * the numbers of the looks in which it does that.
 */
export function controlsFile(looks: ReadonlyMap<string, readonly string[]>): string {
  const numbers = new Map<string, number[]>();
  [...looks.values()].forEach((lines, index) => {
    for (const line of new Set(lines)) {
      numbers.set(line, [...(numbers.get(line) ?? []), index + 1]);
    }
  });
  return [
    'Looks',
    ...[...looks.keys()].map((name, index) => `${String(index + 1)}  ${name}`),
    '',
    'Controls, what they send, and in which looks',
    ...[...numbers].map(([line, those]) => `${line}  [${ranges(those)}]`),
    '',
  ].join('\n');
}
