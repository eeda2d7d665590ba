/** The most characters that a phone number is typed with. */
export const phoneLength = 30;

/** A mobile number, a landline with its area code, or a number of another country with its plus. */
const numbers = [/^1[3-9][0-9]{9}$/, /^0[1-9][0-9]{8,10}$/, /^\+[1-9][0-9]{6,14}$/];

/** Whether somebody can be called by a number, however its digits are grouped and whatever their width [VALID-052]. */
export function isPhone(typed: string): boolean {
  const plain = typed.normalize('NFKC').replaceAll(/[\s().-]/g, '');
  return numbers.some((number) => number.test(plain));
}
