import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Link2, Link2Off } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { parentLinkDays } from '../../domain/feedback';
import {
  type feedbackLink,
  selectLink,
  selectLinkFailure,
  selectLinkStage,
} from '../../machines/feedback/feedbackLink';
import { Button } from '../parts/Button';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { CopyText } from '../parts/CopyText';
import { useDates } from '../parts/dates';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { QrCode } from '../parts/QrCode';
import { Section } from '../parts/Section';
import { Text } from '../parts/Text';

interface FeedbackLinkProps {
  readonly actor: ActorRefFrom<typeof feedbackLink>;
}

/** The link by which parents read a feedback: to be made, copied or scanned, and taken back [SCREEN-195]. */
export function FeedbackLink({ actor }: FeedbackLinkProps) {
  const { t } = useTranslation('feedback');
  return (
    <Section title={t('link.title')} _print={{ display: 'none' }}>
      <Content actor={actor} />
    </Section>
  );
}

function Content({ actor }: FeedbackLinkProps) {
  const { t } = useTranslation('feedback');
  const stage = useSelector(actor, selectLinkStage);
  const failure = useSelector(actor, selectLinkFailure);
  switch (stage) {
    case 'loading':
      return <Loading label={t('link.title')} rows={2} />;
    case 'loadFailed':
      return (
        <Failed
          title={t('link.failed')}
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'load.retried' });
          }}
        />
      );
    case 'unlinked':
    case 'making':
      return (
        <>
          <Text muted mb={2}>
            {t('link.why', { count: parentLinkDays })}
          </Text>
          <Button
            icon={Link2}
            busy={stage === 'making'}
            onClick={() => {
              actor.send({ type: 'link.requested' });
            }}
          >
            {t('link.make')}
          </Button>
        </>
      );
    default:
      return <Linked actor={actor} stage={stage} />;
  }
}

interface LinkedProps extends FeedbackLinkProps {
  readonly stage: 'linked' | 'confirming' | 'ending';
}

function Linked({ actor, stage }: LinkedProps) {
  const { t } = useTranslation('feedback');
  const { moment } = useDates();
  const link = useSelector(actor, selectLink);
  if (link === null) return null;
  const opened = t('link.opened', { count: link.opened });
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap={5}>
        <QrCode text={link.address} label={t('link.code')} />
        <chakra.div
          display="grid"
          alignContent="start"
          justifyItems="start"
          gap={3}
          flex="1 1 16rem"
        >
          <CopyText
            text={link.address}
            verb={t('link.copy')}
            done={t('class.copied')}
            selected={t('class.selected')}
          />
          <Text muted>{t('link.ends', { time: moment(link.ends_at), opened })}</Text>
          <Button
            icon={Link2Off}
            onClick={() => {
              actor.send({ type: 'ending.requested' });
            }}
          >
            {t('link.end')}
          </Button>
        </chakra.div>
      </chakra.div>
      <ConfirmDialog
        open={stage !== 'linked'}
        busy={stage === 'ending'}
        title={t('link.confirm')}
        verb={t('link.endVerb')}
        consequences={[t('link.endWhy'), opened]}
        onCancel={() => {
          actor.send({ type: 'ending.cancelled' });
        }}
        onConfirm={() => {
          actor.send({ type: 'ending.confirmed' });
        }}
      />
    </>
  );
}
