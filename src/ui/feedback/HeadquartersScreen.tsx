import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type headquarters,
  selectOpened,
  selectSentRows,
  selectWriting,
} from '../../machines/feedback/headquarters';
import { LinkButton } from '../parts/LinkButton';
import { StandalonePage } from '../parts/StandalonePage';
import { Tabs } from '../parts/Tabs';
import type { RecordView } from './RecordOffer';
import { SentDialog } from './SentDialog';
import { SentTable } from './SentTable';
import { Writing } from './Writing';

interface HeadquartersScreenProps {
  readonly actor: ActorRefFrom<typeof headquarters>;
  readonly recordView: RecordView;
}

/** Feedback to headquarters: writing it, and what was sent [ROUTE-014, SCREEN-097, SCREEN-101]. */
export function HeadquartersScreen({ actor, recordView }: HeadquartersScreenProps) {
  const { t } = useTranslation('feedback');
  const writing = useSelector(actor, selectWriting);
  const rows = useSelector(actor, selectSentRows);
  const opened = useSelector(actor, selectOpened);
  return (
    <StandalonePage
      title={t('headquarters.title')}
      width="page"
      foot={
        <LinkButton to="/home" kind="quiet">
          {t('headquarters.back')}
        </LinkButton>
      }
    >
      <Tabs
        label={t('headquarters.title')}
        selected={rows === undefined ? 'writing' : 'sent'}
        items={[
          { id: 'writing', label: t('headquarters.write') },
          { id: 'sent', label: t('headquarters.sent') },
        ]}
        onSelect={(id) => {
          actor.send({ type: id === 'sent' ? 'sent.chosen' : 'writing.chosen' });
        }}
      >
        {rows === undefined ? null : (
          <SentTable
            actor={rows}
            onOpen={(feedbackId) => {
              actor.send({ type: 'feedback.opened', feedbackId });
            }}
          />
        )}
        {rows !== undefined || writing === undefined ? null : (
          <Writing
            actor={writing}
            recordView={recordView}
            onAnother={() => {
              actor.send({ type: 'another.requested' });
            }}
            onSent={() => {
              actor.send({ type: 'sent.chosen' });
            }}
          />
        )}
      </Tabs>
      {opened === undefined ? null : (
        <SentDialog
          actor={opened}
          onClose={() => {
            actor.send({ type: 'feedback.closed' });
          }}
        />
      )}
    </StandalonePage>
  );
}
