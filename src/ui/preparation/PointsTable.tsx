import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreparedPoint } from '../../domain/preparation';
import type { PreparedPoints } from '../../machines/preparation/preparedPoints';
import { Button } from '../parts/Button';
import { actions, columnsOf, count, text } from '../parts/columns';
import { ColumnsTable } from '../parts/ColumnsTable';
import { Section } from '../parts/Section';
import { NothingYet } from '../parts/Emptiness';
import { questionsOf } from './addresses';
import { Mastery } from './Mastery';

interface PointsTableProps extends Pick<PreparedPoints, 'course' | 'points'> {
  /** Those that are shown, where they are not all. */
  readonly shown: readonly PreparedPoint[];
  readonly pointId: number;
  readonly onChoose: (pointId: number) => void;
}

const rowId = ({ point_id }: PreparedPoint) => point_id;
const rowName = ({ name }: PreparedPoint) => name;

/** The graph as a table, for keyboard and screen reader. */
export function PointsTable({ course, points, shown, pointId, onChoose }: PointsTableProps) {
  const { t } = useTranslation('preparation');
  const columns = useMemo(() => {
    const names = new Map(points.map(({ point_id, name }) => [point_id, name]));
    return columnsOf<PreparedPoint>('preparation', [
      text('point', ({ name }) => name),
      text(
        'lesson',
        ({ lesson_names: names }, language) => names.join(language.t('parts:filter.and')),
        { width: 44, yields: 1 },
      ),
      text(
        'before',
        ({ prerequisites, of_other_courses }, language) =>
          [...prerequisites.map((id) => names.get(id) ?? ''), ...of_other_courses].join(
            language.t('parts:filter.and'),
          ) || language.t('parts:none'),
        { width: 60, yields: 1 },
      ),
      text('mastery', ({ proficient_count }) => proficient_count, {
        ...{ width: 40, explained: 'masteryWhy' },
        cell: (point) => <Mastery point={point} short />,
      }),
      count('questions', ({ question_count }) => question_count, {
        to: ({ point_id }) => questionsOf(course, point_id),
      }),
      actions(
        'act',
        ({ point_id, name }, language) => (
          <Button
            size="small"
            aria-label={language.t('choose', { name })}
            aria-pressed={point_id === pointId}
            onClick={() => onChoose(point_id)}
          >
            {language.t('show')}
          </Button>
        ),
        { width: 28 },
      ),
    ]);
  }, [course, points, pointId, onChoose]);
  const title = t('list.title');
  return (
    <Section title={title} count={shown.length} mt={5}>
      <ColumnsTable
        {...{ label: title, columns, rows: shown, rowId, rowName }}
        empty={<NothingYet title={t('list.none.title')}>{t('list.none.text')}</NothingYet>}
      />
    </Section>
  );
}
