import type { ReactNode } from 'react';
import { studentPage } from '../../../domain/addresses';
import { NameInLetters } from '../NameInLetters';
import { PersonCell, PersonRow } from '../PersonCell';
import { TextLink } from '../TextLink';
import { kind } from './kind';
import type { ColumnKind, Language, Options } from './types';

interface Student {
  readonly student_id: number;
  readonly name: string;
  readonly username: string;
}

interface PersonOptions<Row> extends Options<Row> {
  /** What else the address of the student's page says: `&view=homework`. */
  readonly query?: string;
  readonly beside?: (row: Row, language: Language) => ReactNode;
  /** Another page than the student's, where the row is about something of the student's. */
  readonly to?: (row: Row) => string;
}

/** The student that a row is about, as the way to the student's page. */
export function person<Row>(
  id: string,
  of: (row: Row) => Student,
  options: PersonOptions<Row> = {},
): ColumnKind<Row> {
  const { query = '', beside, to } = options;
  const file = {
    'students:column.name': (row: Row) => of(row).name,
    'students:column.account': (row: Row) => of(row).username,
  };
  const all = { head: 'students:column.name', file, ...options };
  return kind(id, all, undefined, (language) => ({
    text: (row) => of(row).name,
    isPerson: true,
    cell(row) {
      const { student_id: student, name, username } = of(row);
      const page = to?.(row) ?? studentPage(student, query);
      const cell = <PersonCell name={name} account={username} to={page} />;
      if (beside === undefined) return cell;
      return (
        <PersonRow>
          {cell}
          {beside(row, language)}
        </PersonRow>
      );
    },
  }));
}

/** Somebody of the staff, by name alone; those whose interface is English read a Chinese one in Latin letters too. */
export function colleague<Row>(
  id: string,
  of: (row: Row) => string | null,
  options: Options<Row> = {},
): ColumnKind<Row> {
  return kind(id, options, undefined, ({ t }) => ({
    text: of,
    cell(row) {
      const name = of(row);
      if (name === null) return t(options.none ?? 'parts:none');
      return (
        <PersonRow>
          <span data-wrapped>
            <span data-words>{name}</span>
            <NameInLetters name={name} />
          </span>
        </PersonRow>
      );
    },
  }));
}

interface LinkOptions<Row> extends Options<Row> {
  readonly beside?: (row: Row) => ReactNode;
}

/** What a row is called, as the way to its page. */
export function link<Row>(
  id: string,
  of: (row: Row) => string,
  to: (row: Row) => string,
  options: LinkOptions<Row> = {},
): ColumnKind<Row> {
  return kind(id, options, undefined, () => ({
    text: of,
    cell(row) {
      const way = (
        <TextLink data-words to={to(row)}>
          {of(row)}
        </TextLink>
      );
      return options.beside === undefined ? (
        way
      ) : (
        <PersonRow>
          <span data-wrapped>
            {way}
            {options.beside(row)}
          </span>
        </PersonRow>
      );
    },
  }));
}

/** What can be done with a row. It is in no file. */
export function actions<Row>(
  id: string,
  cell: (row: Row, language: Language) => ReactNode,
  options: Options<Row> = {},
): ColumnKind<Row> {
  return kind(id, { file: {}, yields: 'never', ...options }, 22, (language) => ({
    text: () => null,
    cell: (row) => cell(row, language),
  }));
}
