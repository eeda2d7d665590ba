/** The ids that a parameter of an address names, as `3,5`; null without the parameter. */
export function idsIn(parameter: string | undefined): readonly number[] | null {
  if (parameter === undefined) return null;
  return parameter
    .split(',')
    .map(Number)
    .filter((id) => Number.isInteger(id) && id > 0);
}
