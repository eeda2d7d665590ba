import type { i18n, TFunction } from 'i18next';
import { z } from 'zod/mini';
import { csvLines, csvText } from '../../domain/csv';
import type { Columns } from '../../ui/parts/columns';
import { datesIn } from '../../ui/parts/dates';

/** The export of a list: row schema, columns, and the file's title (the day is added). */
interface ListFile<Row> {
  readonly row: z.core.$ZodType<Row>;
  readonly columns: Columns<Row>;
  readonly title: (t: TFunction, rows: readonly Row[], answer: unknown, scope: unknown) => string;
  /** The ids of columns that the file has though the page shows none, or says the same for all of its rows; or all are. */
  readonly always?: readonly string[] | 'all';
}

/** The beginning of a file, or more of it: rows that were checked against the list's row schema. */
export interface WrittenFile {
  readonly title: string;
  readonly text: string;
}

/** How rows are written: with the columns of these ids, null for all, and with their heads, unless told. */
export interface Manner {
  readonly shown?: readonly string[] | null;
  readonly isMore?: boolean;
  /** What the list was answered besides. */
  readonly answer?: unknown;
  /** What the list is of. */
  readonly scope?: unknown;
}

type Writer = (words: i18n, rows: readonly unknown[], manner: Manner) => Promise<WrittenFile>;

/** What writes each list, by the id of its chart. */
export type Writers = Readonly<Record<string, Writer>>;

/** Writes the rows of a list with its columns. */
export function writerOf<Row>({ row, columns, title, always = [] }: ListFile<Row>): Writer {
  const rowsOfList = z.array(row);
  return async (words, exported, { shown, isMore = false, answer = null, scope }) => {
    await words.loadNamespaces(columns.areas);
    const t = words.getFixedT(words.language, columns.areas);
    const rows = rowsOfList.parse(exported);
    const known = columns.in({ t, dates: datesIn(words.language) });
    const inFile = known
      .filter(({ id }) => always === 'all' || always.includes(id) || (shown?.includes(id) ?? true))
      .flatMap((column) => column.inFile);
    const cells = rows.map((one) => inFile.map((column) => column.text(one)));
    const heads = inFile.map(({ head }) => head);
    return {
      title: title(t, rows, answer, scope),
      text: isMore ? csvLines(cells) : csvText(heads, cells),
    };
  };
}

const namedOne = z.object({ name: z.string(), username: z.nullish(z.string()) });
const ofOne = z.object({
  ...{ student: z.optional(namedOne), class: z.optional(namedOne), course: z.optional(namedOne) },
});

/** A title with whose rows they are, as the answer says: a student with the account, a class, a course. */
export function whose(title: string, answer: unknown): string {
  const { student, class: group, course } = ofOne.safeParse(answer).data ?? {};
  const one = student ?? group ?? course ?? namedOne.safeParse(answer).data;
  return [title, one?.name, one?.username].filter(Boolean).join(' ');
}

/** A title with a name, where there is one. */
export const named = (title: string, name: string | undefined) =>
  name === undefined ? title : `${title} ${name}`;
