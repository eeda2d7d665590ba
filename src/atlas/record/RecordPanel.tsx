import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Waiting } from '../../ui/parts/Waiting';
import type { PanelProps } from '../panels';
import { selectIsReading, selectIsUnreadable, selectJudged, type RecordActor } from './recordPlay';
import { RecordedSession } from './RecordedSession';

interface RecordPanelProps extends PanelProps {
  readonly actor: RecordActor;
}

/** A recorded session from a file: opened, and gone through on the charts. */
export function RecordPanel({ actor, ...props }: RecordPanelProps) {
  const { t } = useTranslation('atlas');
  const id = useId();
  const judged = useSelector(actor, selectJudged);
  const isReading = useSelector(actor, selectIsReading);
  const isUnreadable = useSelector(actor, selectIsUnreadable);
  return (
    <>
      <chakra.label htmlFor={id} display="block" fontWeight="medium" mb={1}>
        {t('record.open')}
      </chakra.label>
      <chakra.input
        id={id}
        type="file"
        accept="application/json,.json"
        width="full"
        mb={1}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) actor.send({ type: 'file.chosen', file });
        }}
      />
      <chakra.p textStyle="small" color="fg.muted" mb={4}>
        {t('record.openWhy')}
      </chakra.p>
      {isReading ? <Waiting>{t('record.reading')}</Waiting> : null}
      {isUnreadable ? (
        <chakra.p role="alert" color="danger.fg">
          {t('record.unreadable')}
        </chakra.p>
      ) : null}
      {judged === null ? null : <RecordedSession actor={actor} judged={judged} {...props} />}
    </>
  );
}
