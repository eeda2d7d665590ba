/** A yes or no, as answers carry it. */
export function bit(value: boolean): 0 | 1 {
  return value ? 1 : 0;
}
