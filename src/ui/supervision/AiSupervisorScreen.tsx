import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { falseAlarmShare, flagLimits, type FlagTally } from '../../domain/dialogues';
import {
  type aiSupervisor,
  selectList,
  selectSummary,
} from '../../machines/supervision/aiSupervisor';
import type { dialogueSummary } from '../../machines/supervision/dialogueRecords';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { columnsOf, count, share, text } from '../parts/columns';
import { ColumnsTable } from '../parts/ColumnsTable';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { Section } from '../parts/Section';
import { dialogueStudentColumns } from './dialogueStudentColumns';
import { FlagStatus } from './flagWords';

/** The students who talked with the AI supervisor, and how often its flags were right [SCREEN-140]. */
export function AiSupervisorScreen({ actor }: ActorProps<typeof aiSupervisor>) {
  const { t } = useTranslation('supervision');
  const list = useSelector(actor, selectList);
  const summary = useSelector(actor, selectSummary);
  if (list === undefined) return null;
  return (
    <>
      <ListScreen
        actor={list}
        columns={dialogueStudentColumns}
        tabs="standing"
        counts={({ counts }) => counts}
        period={() => t('period')}
      />
      {summary === undefined ? null : <Precision actor={summary} />}
    </>
  );
}

const tallyColumns = columnsOf<FlagTally>(
  'supervision',
  [
    text('kind', ({ kind }, { t }) => t(`kind.${kind}`), {
      cell: ({ kind }) => <FlagStatus kind={kind} short />,
    }),
    text('limit', ({ kind }, { t }) => t(`flag.limit.${kind}`, { count: flagLimits[kind] }), {
      width: 64,
      yields: 1,
    }),
    count('open', ({ open }) => open),
    count('handled', ({ handled }) => handled),
    count('falseAlarm', ({ falseAlarm }) => falseAlarm),
    share('share', falseAlarmShare, { explained: 'tally.shareWhy', width: 28 }),
  ],
  'tally',
);

const kindOf = ({ kind }: FlagTally) => kind;

/** How often each kind was flagged, and how often for nothing. */
function Precision({ actor }: ActorProps<typeof dialogueSummary>) {
  const { t } = useTranslation('supervision');
  return (
    <Section title={t('tally.title')} mt={6}>
      <RecordView actor={actor} loading={t('tally.title')} rows={7} failed={t('tally.failed')}>
        {({ tallies }) => (
          <>
            <RecordOutdated actor={actor} />
            <ColumnsTable
              label={t('tally.title')}
              {...{ columns: tallyColumns, rows: tallies, rowId: kindOf }}
              rowName={({ kind }) => t(`kind.${kind}`)}
            />
          </>
        )}
      </RecordView>
    </Section>
  );
}
