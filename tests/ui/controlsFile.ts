/** A look's number among those of the chart itself, or of the same part: a new state moves only what is like it. */
interface Place {
  readonly name: string;
  /** `draft ` of a look of the draft that the chart runs; empty of the chart's own. */
  readonly part: string;
  readonly number: number;
}

function placesOf(names: readonly string[]): Place[] {
  const counts = new Map<string, number>();
  return names.map((name) => {
    const [, part = ''] = /.* › (\w+ )/.exec(name) ?? [];
    const number = (counts.get(part) ?? 0) + 1;
    counts.set(part, number);
    return { name, part, number };
  });
}

/** Places as ranges, part by part: `1-2; draft 1-3, 5`. */
function spansOf(places: readonly Place[]): string {
  const spans: { part: string; first: number; last: number }[] = [];
  for (const { part, number } of places) {
    const span = spans.at(-1);
    if (span?.part === part && span.last === number - 1) span.last = number;
    else spans.push({ part, first: number, last: number });
  }
  return spans
    .map(({ part, first, last }, index) => {
      const before = spans[index - 1];
      const join = before === undefined ? part : before.part === part ? ', ' : `; ${part}`;
      return `${join}${first === last ? String(first) : `${String(first)}-${String(last)}`}`;
    })
    .join('');
}

/**
 * What every control of a view does, as a file to be read and kept: the looks by number, then each control once with
 * the numbers of the looks in which it does that.
 */
export function controlsFile(looks: ReadonlyMap<string, readonly string[]>): string {
  const places = placesOf([...looks.keys()]);
  const lines = [...new Set([...looks.values()].flat())];
  return [
    'Looks',
    ...places.map(({ name, part, number }) => `${part}${String(number)}  ${name}`),
    '',
    'Controls, what they send, and in which looks',
    ...lines.map((line) => {
      const those = places.filter(({ name }) => looks.get(name)?.includes(line));
      return `${line}  [${spansOf(those)}]`;
    }),
    '',
  ].join('\n');
}
