import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { wholeMinutes, wholePercent } from '../../../domain/number';
import { sizeIn } from '../sizeIn';
import { Text } from '../Text';
import { TextLink } from '../TextLink';
import { kind } from './kind';
import type { ColumnKind, Language, Options } from './types';

interface CountOptions<Row> extends Options<Row> {
  /** The number that it is a part of: both stand in the cell. */
  readonly outOf?: (row: Row) => number;
  /** Where those who are counted are listed, under a verb that takes the count. */
  readonly list?: { readonly verb: string; readonly to: (row: Row) => string };
  /** Where just those who are counted are listed. */
  readonly to?: ((row: Row) => string) | undefined;
  /** The key under which the numbers have words, as 3 stars do. */
  readonly words?: string;
  /** A change: what has grown has a plus. Every number below none has a minus, not a hyphen. */
  readonly signed?: boolean;
  /** The decimal places that each of them shows, so that they stand under each other. */
  readonly places?: number;
}

/** A number that people compare. */
export function count<Row>(
  id: string,
  of: (row: Row) => number | null,
  options: CountOptions<Row> = {},
): ColumnKind<Row> {
  const { none = 'parts:none', words, outOf, list, to, signed = false, places } = options;
  return kind(id, options, 24, ({ t }) => {
    const cell = (row: Row, value: number): ReactNode => {
      if (outOf !== undefined) return `${String(value)} / ${String(outOf(row))}`;
      if (words !== undefined) return t(`${words}.${String(value)}`);
      const plus = signed && value > 0 ? '+' : '';
      const digits = t('parts:number', { value, minimumFractionDigits: places });
      const number = `${plus}${digits.replace('-', '−')}`;
      const place = list === undefined ? to?.(row) : list.to(row);
      if (place === undefined) return number;
      // Nobody waiting draws no attention.
      if (value === 0) return <chakra.span color="fg.muted">{value}</chakra.span>;
      return (
        <TextLink to={place}>
          {list === undefined ? number : t(list.verb, { count: value })}
        </TextLink>
      );
    };
    return numbers(of, (row, value) => (value === null ? t(none) : cell(row, value)));
  });
}

const numbers = <Row,>(
  of: (row: Row) => number | null,
  cell: (row: Row, value: number | null) => ReactNode,
) => ({ numeric: true, text: of, cell: (row: Row) => cell(row, of(row)) });

/** A size in bytes, shown in its unit; a file has the bytes. */
export function bytes<Row>(
  id: string,
  of: (row: Row) => number,
  options: Options<Row> = {},
): ColumnKind<Row> {
  return kind(id, options, 24, ({ t }) => numbers(of, (row) => sizeIn(t, of(row))));
}

interface ShareOptions<Row> extends Options<Row> {
  /** What the cell shows, where it is more than the percentage. */
  readonly cell?: (row: Row, language: Language) => ReactNode;
}

/** A part of a whole from 0 to 1, in percent. */
export function share<Row>(
  id: string,
  of: (row: Row) => number | null,
  options: ShareOptions<Row> = {},
): ColumnKind<Row> {
  const percent = (value: number | null) =>
    value === null ? null : `${String(wholePercent(value))}%`;
  return kind(id, options, 21, (language) => ({
    numeric: true,
    text: (row) => percent(of(row)),
    cell: (row) =>
      of(row) !== null && options.cell !== undefined
        ? options.cell(row, language)
        : (percent(of(row)) ?? language.t(options.none ?? 'parts:none')),
  }));
}

/** Seconds, shown as hours with one decimal place; a file has the same number. */
export function duration<Row>(
  id: string,
  of: (row: Row) => number,
  options: Options<Row> = {},
): ColumnKind<Row> {
  return kind(id, options, 21, ({ t }) =>
    numbers(
      (row) => Math.round(of(row) / 360) / 10,
      (_, value) => t('parts:hours', { value }),
    ),
  );
}

/** Seconds, shown as whole minutes: where a row is often less than an hour. */
export function minutes<Row>(
  id: string,
  of: (row: Row) => number,
  options: Pick<CountOptions<Row>, 'to'> & Options<Row> = {},
): ColumnKind<Row> {
  return count(id, (row) => wholeMinutes(of(row)), options);
}

/** A date in two forms: for a person, and one that every spreadsheet sorts. */
function date<Row>(
  id: string,
  of: (row: Row) => string | null,
  options: Options<Row>,
  width: number,
  write: (language: Language) => Record<'cell' | 'file', (at: string) => string | null>,
): ColumnKind<Row> {
  return kind(id, options, width, (language) => {
    const { cell, file } = write(language);
    const none = () => language.t(options.none ?? 'parts:none');
    const shown = (at: string | null) => (at === null ? none() : cell(at));
    return {
      text(row) {
        const at = of(row);
        return at === null ? null : file(at);
      },
      cell: (row) => shown(of(row)),
    };
  });
}

interface MomentOptions<Row> extends Options<Row> {
  /** What stands small under it, if anything. */
  readonly note?: (row: Row, language: Language) => string | null;
}

/** A moment: day, weekday and time. */
export function moment<Row>(
  id: string,
  of: (row: Row) => string | null,
  { note, ...options }: MomentOptions<Row> = {},
): ColumnKind<Row> {
  const plain = date(id, of, options, 44, ({ dates }) => ({
    ...{ cell: dates.moment, file: dates.fileMoment },
  }));
  if (note === undefined) return plain;
  return (language, heads) => {
    const column = plain(language, heads);
    const cell = (row: Row) => {
      const small = note(row, language);
      return small === null ? (
        column.cell(row)
      ) : (
        <>
          {column.cell(row)}
          <Text small muted display="block" lineHeight="rowSmall">
            {small}
          </Text>
        </>
      );
    };
    return { ...column, cell };
  };
}

/** A calendar day, or that of a moment, with its year. */
export const day = <Row,>(
  id: string,
  of: (row: Row) => string | null,
  options: Options<Row> = {},
): ColumnKind<Row> =>
  date(id, of, options, 30, ({ dates }) => ({ cell: dates.date, file: dates.fileDay }));
