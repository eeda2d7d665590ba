export interface TextLength {
  /** As people count them: code points, without white space. */
  readonly characters: number;
  /** Null for a text in Chinese, which has no spaces to tell words by. */
  readonly words: number | null;
}

const word = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu;

/** How long an essay is, in the measures that its language is judged by. */
export function lengthOfEssay(text: string): TextLength {
  const characters = [...text.replace(/\s/gu, '')].length;
  const words = /\p{Script=Han}/u.test(text) ? null : (text.match(word)?.length ?? 0);
  return { characters, words };
}
