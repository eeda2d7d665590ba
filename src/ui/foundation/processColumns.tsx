import type { FoundationStudentRow } from '../../domain/foundationTime';
import { columnsOf, day, duration, person, share, status, text, word } from '../parts/columns';
import { TextLink } from '../parts/TextLink';

type Row = FoundationStudentRow;

const signs = {
  active: 'good',
  awaitingStudent: 'waiting',
  regrading: 'watch',
  none: 'none',
} as const;

/** Where the round of a student stands [SCREEN-110]. */
export const processColumns = columnsOf<Row>(
  ['foundation', 'students'],
  [
    person<Row>('student', (row) => row),
    word<Row>('grade', ({ grade }) => grade, { words: 'students:grade', width: 20, yields: 2 }),
    word<Row>('type', ({ type }) => type ?? 'none', { width: 23, yields: 1, words: 'type' }),
    text<Row>('round', ({ round }) => round, {
      width: 40,
      cell: ({ student_id: id, name, round }, { t }) =>
        round === null ? (
          t('parts:none')
        ) : (
          <TextLink
            to={`/layingFoundation/index?view=rounds&student_id=${String(id)}`}
            aria-label={t('rounds.compareFor', {
              said: t('rounds.compare', { count: round }),
              name,
            })}
          >
            {t('rounds.compare', { count: round })}
          </TextLink>
        ),
    }),
    status<Row, keyof typeof signs>('status', (row) => row.status ?? 'none', signs, {
      ...{ words: 'process', width: 48 },
    }),
    share<Row>('progress', ({ progress }) => progress),
    day<Row>('startedOn', ({ started_on }) => started_on),
    duration<Row>('total', ({ total_seconds }) => total_seconds, { width: 24 }),
    share<Row>('mastery', ({ mastery }) => mastery, { explained: 'masteryWhy', yields: 1 }),
  ],
  'process.column',
);
