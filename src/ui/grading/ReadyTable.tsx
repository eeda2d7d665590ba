import { chakra } from '@chakra-ui/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReadyGrading } from '../../machines/grading/readyWork';
import { Button } from '../parts/Button';
import { DataTable } from '../parts/DataTable/DataTable';
import type { Column } from '../parts/DataTable/columns';
import { PersonCell } from '../parts/PersonCell';
import { Status } from '../parts/Status';
import { NameInLetters } from '../parts/NameInLetters';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';
import { gradingPage } from './gradingPage';

interface ReadyTableProps {
  readonly rows: readonly ReadyGrading[];
  readonly onRemove: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

/** Each grading with its marks, whether it is far from the others, and what has become of it. */
export function ReadyTable({ rows, onRemove, onRetry }: ReadyTableProps) {
  const { t } = useTranslation('grading');
  const told = useToldName();
  const columns = useMemo((): Column<ReadyGrading>[] => {
    return [
      {
        id: 'student',
        head: t('ready.student'),
        cell: ({ id, student, username }) => (
          <PersonCell name={student} account={username} to={gradingPage({ kind: 'answer', id })} />
        ),
      },
      {
        id: 'score',
        head: t('answer.total'),
        numeric: true,
        width: 16,
        cell: ({ score }) => score,
      },
      {
        id: 'marks',
        head: t('ready.marks'),
        numeric: true,
        width: 46,
        yields: 'never',
        cell: ({ grading: { central_material: material, language, structure, stars } }) => (
          <>
            {[material, language, structure].join(' + ')}
            <Text small muted display="block">
              {t('answer.stars', { count: stars })}
            </Text>
          </>
        ),
      },
      {
        id: 'comment',
        head: t('subjective.comment'),
        width: 50,
        yields: 'never',
        cell: ({ grading }) => (
          <chakra.span whiteSpace="pre-wrap" overflowWrap="anywhere">
            {grading.comment}
          </chakra.span>
        ),
      },
      {
        id: 'result',
        head: t('ready.result'),
        width: 64,
        yields: 'never',
        cell: (row) => {
          if (row.isSubmitted) return <Status kind="good">{t('ready.submitted')}</Status>;
          if (row.rival !== null) {
            return (
              <chakra.span display="inline-flex" alignItems="center" flexWrap="wrap" gap={3}>
                {row.rival.is_own === true ? (
                  <Status kind="act">{t('ready.own')}</Status>
                ) : (
                  <>
                    <Status kind="act">{t('ready.first', { name: row.rival.by })}</Status>
                    <NameInLetters name={row.rival.by} />
                  </>
                )}
                <Button size="small" onClick={() => onRemove(row.id)}>
                  {t('ready.remove')}
                </Button>
              </chakra.span>
            );
          }
          if (row.failure !== null) {
            const { message, code } = row.failure;
            const why = t(message.key, { ...message.values });
            return (
              <chakra.div display="grid" justifyItems="start" gap={1}>
                <Status kind="act">{code === 0 ? t('ready.unsure', { why }) : why}</Status>
                <Button size="small" onClick={() => onRetry(row.id)}>
                  {t('ready.again')}
                </Button>
              </chakra.div>
            );
          }
          return row.isFar ? <Status kind="watch">{t('own.far')}</Status> : null;
        },
      },
    ];
  }, [onRemove, onRetry, t]);
  return (
    <DataTable
      label={t('ready.title')}
      columns={columns}
      rows={rows}
      rowId={({ id }) => id}
      rowName={({ student }) => told(student)}
    />
  );
}
