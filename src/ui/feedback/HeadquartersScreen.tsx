import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type headquarters,
  selectDraftBox,
  selectIsOfQuestion,
  selectOpened,
  selectSentRows,
  selectSubjectId,
  selectView,
  selectWriting,
  views,
} from '../../machines/feedback/headquarters';
import { BackLink } from '../parts/BackLink';
import { LinkButton } from '../parts/LinkButton';
import { StandalonePage } from '../parts/StandalonePage';
import { Tabs } from '../parts/Tabs';
import { Text } from '../parts/Text';
import { DraftBox } from './DraftBox';
import type { RecordView } from './RecordOffer';
import { SentDialog } from './SentDialog';
import { SentTable } from './SentTable';
import { Writing } from './Writing';

interface HeadquartersScreenProps {
  readonly actor: ActorRefFrom<typeof headquarters>;
  readonly recordView: RecordView;
}

const tabWords = {
  writing: 'headquarters.write',
  drafts: 'draft.title',
  sent: 'headquarters.sent',
} as const;

/** Feedback to headquarters: writing it, the draft box, and what was sent [ROUTE-014, SCREEN-097, SCREEN-101, SCREEN-102]. */
export function HeadquartersScreen({ actor, recordView }: HeadquartersScreenProps) {
  const { t } = useTranslation(['feedback', 'shell']);
  const subject = useSelector(actor, selectSubjectId);
  const writing = useSelector(actor, selectWriting);
  const drafts = useSelector(actor, selectDraftBox);
  const rows = useSelector(actor, selectSentRows);
  const isOfQuestion = useSelector(actor, selectIsOfQuestion);
  const shown = useSelector(actor, selectView);
  const opened = useSelector(actor, selectOpened);
  return (
    <StandalonePage
      title={t('headquarters.title')}
      width="page"
      foot={
        isOfQuestion ? (
          <BackLink to="/home">{t('headquarters.back')}</BackLink>
        ) : (
          <LinkButton to="/home" kind="quiet">
            {t('headquarters.back')}
          </LinkButton>
        )
      }
    >
      <Text as="p" muted mb={3}>
        {t('headquarters.subject', { subject: t(`shell:subject.${String(subject)}`) })}
      </Text>
      <Tabs
        label={t('headquarters.title')}
        selected={shown}
        items={views.map((id) => ({ id, label: t(tabWords[id]) }))}
        onSelect={(id) => {
          const chosen = views.find((known) => known === id);
          if (chosen !== undefined) actor.send({ type: `${chosen}.chosen` });
        }}
      >
        {drafts === undefined || writing === undefined ? null : (
          <DraftBox
            actor={drafts}
            form={writing}
            onOpen={(place) => actor.send({ type: 'draft.opened', place })}
          />
        )}
        {rows === undefined ? null : (
          <SentTable
            actor={rows}
            onOpen={(feedbackId) => actor.send({ type: 'feedback.opened', feedbackId })}
          />
        )}
        {shown !== 'writing' || writing === undefined ? null : (
          <Writing
            actor={writing}
            recordView={recordView}
            onAnother={() => actor.send({ type: 'another.requested' })}
            onSent={() => actor.send({ type: 'sent.chosen' })}
          />
        )}
      </Tabs>
      {opened === undefined ? null : (
        <SentDialog actor={opened} onClose={() => actor.send({ type: 'feedback.closed' })} />
      )}
    </StandalonePage>
  );
}
