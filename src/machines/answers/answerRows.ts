import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { historyExport, historyList, setErrorCause } from '../../contract/answers';
import {
  day,
  id as idField,
  idList,
  idOrNone,
  listOf,
  oneOf,
  subjectId,
  text,
} from '../../contract/fields';
import {
  answerModules,
  answerOutcomes,
  type AnswerRow,
  checkDifficulty,
  errorCauses,
  historyPart,
  historyPresets,
  paces,
  questionTypes,
  yearPreset,
} from '../../domain/answers';
import { reportPrograms } from '../../domain/reports';
import { collection } from '../parts/collection';
import type { FiltersOf } from '../parts/collection/query';
import type { RowRequest } from '../parts/collection/types';
import { rangeOf } from '../reports/range';

interface Scope {
  readonly subject_id: number;
}

/** Sets one cause on answers, or takes it back. */
const cause = (to: (typeof errorCauses)[number] | 'none') => ({
  call: setErrorCause,
  payload: ({ ids, scope }: RowRequest<number, Scope>) => ({
    subject_id: scope.subject_id,
    answer_ids: [...ids],
    cause: to,
  }),
  refused: ({ refused }: { refused: readonly number[] }) => refused,
  words: { done: 'answers:cause.set', refused: 'answers:cause.refused' },
});

/** A difficulty in an address; it has no values to choose from: a form asks for it. */
const difficulty = z.codec(z.string().check(z.regex(/^[1-9]0$/)), z.int(), {
  decode: Number,
  encode: String,
});

interface Levels {
  readonly minimum?: number | undefined;
  readonly maximum?: number | undefined;
}

/** What is wrong with a range of difficulty: a key of the domain; null while it is in order. */
function levelsFault(levels: Levels): string | null {
  const context: Parameters<typeof checkDifficulty>[0] = { value: { ...levels }, issues: [] };
  checkDifficulty(context);
  return context.issues[0]?.message ?? null;
}

/** A range of difficulty as it is asked for: only while it is in order. */
const levelsOf = ({ minimum, maximum }: Levels): Levels =>
  levelsFault({ minimum, maximum }) === null ? { minimum, maximum } : {};

/** A year is also written as 360 days [CONST-026]. */
const days = z.codec(z.string(), z.enum(historyPresets), {
  decode: (text, context) => {
    const read = z.safeParse(
      z.enum(historyPresets),
      text === yearPreset.written ? yearPreset.read : text,
    );
    if (read.success) return read.data;
    context.issues.push({ code: 'custom', message: 'days', input: text });
    return z.NEVER;
  },
  encode: (value) => value,
});

/** Of one student, or of all; then a filter chooses one. */
const scope = { subject_id: subjectId, student_id: z.optional(z.int()) };

const filters = {
  days: z._default(days, '90'),
  outcome: z._default(listOf(answerOutcomes), []),
  type: z._default(listOf(questionTypes), []),
  module: z._default(listOf(answerModules), []),
  pace: z._default(listOf(paces), []),
  cause: z._default(listOf(errorCauses), []),
  program: z.optional(oneOf(reportPrograms)),
  student_id: z.optional(idField),
  class: z.optional(idField),
  /** 0 is outside courses. */
  ...{ course: z.optional(idOrNone), chapter: z.optional(idOrNone) },
  lesson: z.optional(idField),
  card: z.optional(idField),
  point: z.optional(idField),
  question: z.optional(idField),
  ability: z.optional(text(1, 50)),
  method: z.optional(text(1, 50)),
  /** What a number elsewhere has counted, by id. */
  answers: z._default(idList, []),
  from: z.optional(day),
  to: z.optional(day),
  minimum: z.optional(difficulty),
  maximum: z.optional(difficulty),
};

interface Asked {
  readonly query: { readonly filters: FiltersOf<typeof filters>; readonly search: string };
  readonly scope: FiltersOf<typeof scope>;
}

/** What both calls ask alike. */
const asked = ({ query: { filters, search }, scope }: Asked) => ({
  ...scope,
  ...{
    student_id: scope.student_id ?? filters.student_id,
    class_id: filters.class,
    program: filters.program,
    course_id: filters.course,
    chapter_id: filters.chapter,
    lesson_id: filters.lesson,
  },
  ...{ question_id: filters.question, ability: filters.ability, method: filters.method },
  ...{ card_id: filters.card, point_id: filters.point, answer_ids: filters.answers },
  ...{ days: filters.days, ...rangeOf(filters) },
  ...{ types: filters.type, module: filters.module, outcome: filters.outcome },
  ...{ pace: filters.pace, cause: filters.cause },
  ...levelsOf(filters),
  keyword: search,
});

/** Whether the list is of the last so many days. */
const isOfPreset = ({ answers, ...own }: FiltersOf<typeof filters>) =>
  answers.length === 0 && rangeOf(own).from === undefined;

/** The answers of the analyst's students [SCREEN-068 … SCREEN-077, CONST-025, CONST-028]. */
export const answerRows = collection({
  id: 'answerRows',
  scope,
  filters,
  // The last so many days do not count beside answers that are named, or days of one's own.
  widest: (set) => ({ days: isOfPreset(set) ? historyPresets.at(-1) : set.days }),
  call: historyList,
  payload: ({ query, scope }) => ({
    ...asked({ query, scope }),
    ...{ page: query.page, page_size: query.pageSize },
  }),
  idOf: (row: AnswerRow) => row.answer_id,
  exports: {
    call: historyExport,
    payload: ({ query, scope, after }) => ({
      ...asked({ query, scope }),
      ...{ after, size: historyPart },
    }),
    inParts: true,
  },
  changes: {
    careless: cause('careless'),
    misread: cause('misread'),
    concept: cause('concept'),
    method: cause('method'),
    calculation: cause('calculation'),
    none: cause('none'),
  },
  concerns: ({ type }) => type === 'student.changed',
});

/** The one student whose answers they are; undefined of all. */
export const selectStudentId = ({ context }: SnapshotFrom<typeof answerRows>) =>
  context.scope.student_id;

/** Whether they are of one student, on a page of that student's. */
export const selectIsOfStudent = (rows: SnapshotFrom<typeof answerRows> | undefined): boolean =>
  rows?.context.scope.student_id !== undefined;

interface Filtered {
  readonly context: {
    readonly query: { readonly filters: Levels };
  };
}

type Period =
  | { readonly days: (typeof historyPresets)[number] }
  | { readonly from: string; readonly to: string };

/** The last days that the list is of, or days of one's own; null of answers that are named, whenever they were given. */
export function periodOf({
  answers,
  days: preset,
  ...own
}: FiltersOf<typeof filters>): Period | null {
  if (answers.length > 0) return null;
  const { from, to } = rangeOf(own);
  return from === undefined || to === undefined ? { days: preset } : { from, to };
}

/** What is wrong with the range of difficulty; it does not count meanwhile. */
export const selectLevelsFault = ({ context }: Filtered) => levelsFault(context.query.filters);
