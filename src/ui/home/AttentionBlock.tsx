import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { attentionLimits } from '../../domain/attention';
import { type Attention, mostReminded } from '../../domain/home';
import type { attentionPoll } from '../../machines/home/homePolls';
import { selectAnswer } from '../../machines/parts/poll';
import { Button } from '../parts/Button';
import { DataTable } from '../parts/DataTable/DataTable';
import { NothingYet } from '../parts/Emptiness';
import { TablePanel } from './Block';
import { useAttentionColumns } from './attentionColumns';
import { KeepFocus } from '../parts/KeepFocus';
import { PolledBlock } from './PolledBlock';

interface AttentionBlockProps {
  readonly actor: ActorRefFrom<typeof attentionPoll>;
  readonly isReminding: boolean;
  readonly onRemind: (students: readonly Attention[]) => void;
}

const rowId = ({ student_id }: Attention) => student_id;
const isToRemind = ({ action, reminded }: Attention) => action === 'message' && reminded === null;
const rowName = ({ name }: Attention) => name;

/** The students who need a person now, most urgent first. */
export function AttentionBlock({ actor, isReminding, onRemind }: AttentionBlockProps) {
  const { t } = useTranslation('home');
  const asOf = useSelector(actor, selectAnswer<{ readonly as_of: string }>)?.as_of;
  const columns = useAttentionColumns({ asOf, isReminding, onRemind });
  const { wrongStreak, tooFast, idleMinutes } = attentionLimits;
  return (
    <PolledBlock
      actor={actor}
      title={t('attention.title')}
      failed={t('attention.failed')}
      rows={6}
      count={({ total, list }) => (
        <RemindAll
          students={list.filter(isToRemind).slice(0, mostReminded)}
          isReminding={isReminding}
          onRemind={onRemind}
        >
          {t('attention.count', { count: total })}
        </RemindAll>
      )}
    >
      {({ list }) => (
        <TablePanel>
          <DataTable
            label={t('attention.title')}
            columns={columns}
            rows={list}
            rowId={rowId}
            rowName={rowName}
            empty={
              <NothingYet title={t('attention.nothing')}>
                {t('attention.nothingText', {
                  wrong: wrongStreak,
                  fast: tooFast,
                  idle: idleMinutes,
                })}
              </NothingYet>
            }
          />
        </TablePanel>
      )}
    </PolledBlock>
  );
}

interface RemindAllProps extends Pick<AttentionBlockProps, 'isReminding' | 'onRemind'> {
  /** Of those whom a reminder may help. */
  readonly students: readonly Attention[];
  readonly children: ReactNode;
}

/** How many there are, and reminding several of them at once. */
function RemindAll({ students, isReminding, onRemind, children }: RemindAllProps) {
  const { t } = useTranslation('home');
  // Once all are reminded the keyboard goes on at the students.
  const table = `[role=group][aria-label=${JSON.stringify(t('attention.title'))}]`;
  return (
    <KeepFocus otherwise={table}>
      <span>{children}</span>
      {students.length < 2 ? null : (
        <Button size="small" disabled={isReminding} onClick={() => onRemind(students)}>
          {t('reminder.all', { count: students.length })}
        </Button>
      )}
    </KeepFocus>
  );
}
