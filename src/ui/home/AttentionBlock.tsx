import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { attentionLimits } from '../../domain/attention';
import type { Attention } from '../../domain/home';
import type { attentionPoll } from '../../machines/home/homePolls';
import { selectAnswer } from '../../machines/parts/poll';
import { DataTable } from '../parts/DataTable/DataTable';
import { NothingYet } from '../parts/Emptiness';
import { TablePanel } from './Block';
import { useAttentionColumns } from './attentionColumns';
import { PolledBlock } from './PolledBlock';

interface AttentionBlockProps {
  readonly actor: ActorRefFrom<typeof attentionPoll>;
}

const rowId = ({ student_id }: Attention) => student_id;
const rowName = ({ name }: Attention) => name;

/** The students who need a person now, most urgent first. */
export function AttentionBlock({ actor }: AttentionBlockProps) {
  const { t } = useTranslation('home');
  const asOf = useSelector(actor, selectAnswer<{ readonly as_of: string }>)?.as_of;
  const columns = useAttentionColumns(asOf);
  const { wrongStreak, tooFast, idleMinutes } = attentionLimits;
  return (
    <PolledBlock
      actor={actor}
      title={t('attention.title')}
      failed={t('attention.failed')}
      rows={6}
      count={({ total }) => <span>{t('attention.count', { count: total })}</span>}
    >
      {({ list }) => (
        <TablePanel>
          <DataTable
            label={t('attention.title')}
            columns={columns}
            rows={list}
            rowId={rowId}
            rowName={rowName}
            maxHeight="100%"
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
