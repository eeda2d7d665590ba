import type { HomeworkPersonRow } from '../../../domain/homework';
import { useTranslation } from 'react-i18next';
import { actions, count, moment, share, status, text } from '../columns';
import { LinkButton } from '../LinkButton';
import { personSigns } from './homeworkSigns';

/** Where a person's homework is read and corrected. */
export const personPage = ({ person_id: id }: HomeworkPersonRow) =>
  `/homework/list?person_id=${String(id)}`;

interface Lesson {
  readonly course_name: string;
  readonly lesson_name: string;
}

/** The lesson of a homework; its course shows on hover. */
export const lesson = text<Lesson>('course', ({ lesson_name }) => lesson_name, {
  width: 38,
  file: {
    'filter.course': ({ course_name }) => course_name,
    'column.course': ({ lesson_name }) => lesson_name,
  },
  cell: ({ course_name, lesson_name }) => (
    <span title={`${course_name} · ${lesson_name}`}>{lesson_name}</span>
  ),
});

interface Done {
  readonly completed_count: number;
  readonly total_count: number;
}

/** How many have done it; nothing where nobody was given it. */
const doneOf = ({ completed_count, total_count }: Done) =>
  total_count === 0 ? null : completed_count;

/** How many of those who were given homework have done it. */
export const done = count<Done>('completed', doneOf, {
  outOf: ({ total_count }) => total_count,
  explained: 'column.completedExplained',
  file: {
    'column.completed': ({ completed_count }) => completed_count,
    'column.total': ({ total_count }) => total_count,
  },
});

/** The way to a person's work, where there is something to correct or to read. */
export function WorkLink({ row }: { readonly row: HomeworkPersonRow }) {
  const { t } = useTranslation('homework');
  if (row.status !== 'toBeCorrected' && row.completed_at === null) return null;
  const verb = row.status === 'toBeCorrected' ? 'correct' : 'read';
  return (
    <LinkButton size="small" to={personPage(row)}>
      {t(`action.${verb}`)}
    </LinkButton>
  );
}

/** How a person's homework stands, and what came out. */
export const standing = [
  status('status', (row: HomeworkPersonRow) => row.status, personSigns, { width: 38 }),
  count('score', (row: HomeworkPersonRow) => row.score, { width: 20 }),
  share('accuracy', (row: HomeworkPersonRow) => row.accuracy),
] as const;

/** When it was done. */
const completedWith = (yields?: 1) =>
  moment('completed', (row: HomeworkPersonRow) => row.completed_at, {
    ...{ head: 'column.completedAt', width: 43, yields },
  });

/** The same where another column is in greater need of room. */
export const completedIfRoom = completedWith(1);

/** How far a person's homework is. */
export const progress = [...standing, completedWith()] as const;

/** The way there, as a column. */
export const work = actions<HomeworkPersonRow>('work', (row) => <WorkLink row={row} />);
