/**
 * A text as six hexadecimal digits, the same everywhere: Fowler, Noll and Vo's sum (FNV-1a), folded to
 * 24 bits. A browser has no better one without https.
 */
export function textSum(text: string): string {
  let sum = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) {
    sum = Math.imul(sum ^ byte, 0x01000193);
  }
  return (((sum >>> 24) ^ sum) & 0xffffff).toString(16).padStart(6, '0');
}
