import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ReadyGrading } from '../../machines/grading/readyWork';
import { KeepFocus } from '../parts/KeepFocus';
import { PersonCell } from '../parts/PersonCell';
import { Text } from '../parts/Text';
import { gradingPage } from './gradingPage';
import { ReadyAnswer } from './ReadyAnswer';
import { ReadyResult } from './ReadyResult';
import { WorkTable } from '../parts/WorkTable';

interface ReadyTableProps {
  readonly rows: readonly ReadyGrading[];
  readonly onRemove: (id: number) => void;
  readonly onRetry: (id: number) => void;
}

/** Each grading with its marks and what has become of it, and under it the question and the answer that it is about. */
export function ReadyTable({ rows, onRemove, onRetry }: ReadyTableProps) {
  const { t } = useTranslation('grading');
  return (
    <KeepFocus>
      <chakra.div overflowX="auto">
        <WorkTable aria-label={t('ready.title')}>
          <thead>
            <tr>
              <th scope="col">{t('ready.student')}</th>
              <th scope="col" data-numeric>
                {t('answer.total')}
              </th>
              <th scope="col" data-numeric>
                {t('ready.marks')}
              </th>
              <th scope="col">{t('subjective.comment')}</th>
              <th scope="col">{t('ready.result')}</th>
            </tr>
          </thead>
          {rows.map((row) => (
            <tbody key={row.id}>
              <Marks row={row} onRemove={onRemove} onRetry={onRetry} />
              <tr>
                <td colSpan={5}>
                  <ReadyAnswer row={row} />
                </td>
              </tr>
            </tbody>
          ))}
        </WorkTable>
      </chakra.div>
    </KeepFocus>
  );
}

interface MarksProps extends Omit<ReadyTableProps, 'rows'> {
  readonly row: ReadyGrading;
}

function Marks({ row, onRemove, onRetry }: MarksProps) {
  const { t } = useTranslation('grading');
  const { id, student, username, score, grading } = row;
  const { central_material: material, language, structure, stars, comment } = grading;
  return (
    <tr>
      <chakra.th scope="rowgroup" minWidth="9rem">
        <PersonCell name={student} account={username} to={gradingPage({ kind: 'answer', id })} />
      </chakra.th>
      <td data-numeric>{score}</td>
      <td data-numeric>
        {[material, language, structure].join(' + ')}
        <Text small muted display="block">
          {t('answer.stars', { count: stars })}
        </Text>
      </td>
      <chakra.td whiteSpace="pre-wrap" overflowWrap="anywhere" minWidth="8rem">
        {comment}
      </chakra.td>
      <td>
        <ReadyResult row={row} onRemove={onRemove} onRetry={onRetry} />
      </td>
    </tr>
  );
}
