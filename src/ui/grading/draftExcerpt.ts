import { excerptOf } from '../../domain/draft';

/** What a draft holds, each thing under its name: a mark or a choice says nothing without. */
export function excerptBy<Values>(
  valuesIn: (content: unknown) => Values | null,
  textOf: (values: Values) => string,
) {
  return (content: unknown): string | null => {
    const values = valuesIn(content);
    if (values === null) return null;
    return excerptOf(
      textOf(values)
        .split('\n')
        .filter((line) => line !== ''),
    );
  };
}
