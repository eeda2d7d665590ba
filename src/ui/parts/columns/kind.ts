import type { Content, ColumnKind, Language, Options } from './types';

/** What the mark beside an explained head takes, in the units of `width`. */
const mark = 6;

/** The areas that the keys of a column name: `students` of `students:column.name`. */
const areasOf = <Row>({ head, explained, none, file = {} }: Options<Row>) =>
  [head, explained, none, ...Object.keys(file)].flatMap((key) =>
    key?.includes(':') ? key.split(':').slice(0, 1) : [],
  );

/** A kind of column: `make` gives its cell and its text in a file, everything else is alike. */
export function kind<Row>(
  id: string,
  options: Options<Row>,
  width: number | undefined,
  make: (language: Language) => Content<Row>,
): ColumnKind<Row> {
  const { file, explained, yields, ordered } = options;
  const columnIn: ColumnKind<Row> = (language, heads) => {
    const { t } = language;
    const { text: written, ...content } = make(language);
    // A file says what the page says of a missing value; the dash is an empty cell.
    const text = (row: Row) =>
      written(row) ?? (options.none === undefined ? null : t(options.none));
    const room = width !== undefined && explained !== undefined ? width + mark : width;
    const head = t(options.head ?? `${heads}.${id}`);
    return {
      ...content,
      numeric: options.numeric ?? content.numeric,
      ...{ id, head, yields, ordered, width: options.width ?? room },
      explanation: explained === undefined ? undefined : t(explained),
      inFile:
        file === undefined
          ? [{ head, text }]
          : Object.entries(file).map(([key, of]) => ({ head: t(key), text: of })),
    };
  };
  return Object.assign(columnIn, { areas: areasOf(options) });
}
