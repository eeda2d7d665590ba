/**
 * A stored text as one of the words that the domain knows.
 *
 * @throws Error where it is none of them: a later release may have stored it.
 */
export function storedWord<Word>(words: readonly Word[], stored: string): Word {
  const word = words.find((one) => one === stored);
  if (word === undefined) throw new Error(`no word of ours is stored: ${stored}`);
  return word;
}
