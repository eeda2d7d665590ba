import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FileButton } from '../../ui/parts/FileButton';
import { Waiting } from '../../ui/parts/Waiting';
import type { PanelProps } from '../panels';
import { selectIsReading, selectIsUnreadable, selectJudged, type RecordActor } from './recordPlay';
import { RecordedSession } from './RecordedSession';

/** A recorded session from a file: opened, and gone through on the charts. */
export function RecordPanel({ actor, ...props }: PanelProps & { readonly actor: RecordActor }) {
  const { t } = useTranslation('atlas');
  const judged = useSelector(actor, selectJudged);
  const isReading = useSelector(actor, selectIsReading);
  const isUnreadable = useSelector(actor, selectIsUnreadable);
  return (
    <>
      <FileButton
        verb={t('record.open')}
        icon={Upload}
        types={['application/json', '.json']}
        onFiles={([file]) => {
          if (file !== undefined) actor.send({ type: 'file.chosen', file });
        }}
      />
      <chakra.p textStyle="small" color="fg.muted" mt={2} mb={4}>
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
