import { answerText } from '../../src/domain/answers';
import { type Language, say } from '../words';

/** How the answers to a question of a type read: what is true or false is so in words of the language. */
export const answerWords =
  (language: Language, type: string) =>
  (...parts: readonly string[]): string =>
    answerText(
      parts.map((part) =>
        type === 'trueOrFalse' && (part === 'true' || part === 'false')
          ? say(language, `answer.${part}`)
          : part,
      ),
    );
