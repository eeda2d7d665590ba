/** The words of a guard's name, and of guards that ask for several; null where they have none. */
interface Vocabulary {
  readonly nameOf: (guard: string) => string | null;
  readonly say: (key: string, values: Readonly<Record<string, string>>) => string;
}

/** A guard such as `and(isOpen, not(isLate))` in words; null where one that it asks for has none. */
export function guardWords(guard: string, words: Vocabulary): string | null {
  const [, operator, inner = ''] = /^(and|or|not)\((.*)\)$/.exec(guard) ?? [];
  if (operator === undefined) return words.nameOf(guard);
  const parts = argumentsIn(inner).map((part) => guardWords(part, words));
  return parts.reduce((one, other, index) => {
    if (other === null || (one === null && index > 0)) return null;
    if (operator === 'not') return words.say('not', { one: other });
    return one === null ? other : words.say(operator, { one, other });
  }, null);
}

/** What stands between the commas that no parentheses are around. */
function argumentsIn(text: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const character of text) {
    depth += Number(character === '(') - Number(character === ')');
    if (character === ',' && depth === 0) parts.push('');
    else parts.push((parts.pop() ?? '') + character);
  }
  return parts.map((part) => part.trim());
}
