const separator = ', ';

/**
 * Two lists in words without the items at their beginning and end that are the same, where there are
 * too many to be compared at a glance: `…` stands for those.
 */
export function differing(before: string, after: string): readonly [string, string] {
  const [old, young] = [before.split(separator), after.split(separator)];
  if (Math.max(old.length, young.length) < 4) return [before, after];
  const shorter = Math.min(old.length, young.length);
  let start = 0;
  while (start < shorter && old[start] === young[start]) start += 1;
  let end = 0;
  while (end < shorter - start && old.at(-1 - end) === young.at(-1 - end)) end += 1;
  const cut = (all: readonly string[]) => {
    const middle = all.slice(start, all.length - end);
    return [...(start > 0 ? ['…'] : []), ...middle, ...(end > 0 ? ['…'] : [])].join(separator);
  };
  return [cut(old), cut(young)];
}
