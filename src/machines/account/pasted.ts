import { codeLength } from '../../domain/limits';

/** The mobile number in a text that was typed or pasted, such as `+86 199-0000-1001`. */
export function mobileIn(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(\+|00)86/, '');
}

/** The code in a text that was typed or pasted: digits with blanks between, or a whole text message. */
export function codeIn(text: string): string {
  const plain = text.normalize('NFKC');
  const runs = plain.split(/[^0-9]+/);
  return runs.find((run) => run.length === codeLength) ?? plain.replace(/\s/g, '');
}
