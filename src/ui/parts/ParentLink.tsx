import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { Link2, Link2Off } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { parentLinkDays } from '../../domain/parentLink';
import {
  type ParentLinkActor,
  selectLink,
  selectLinkFailure,
  selectLinkStage,
} from '../../machines/parts/parentLink';
import { Button } from './Button';
import { ConfirmDialog } from './ConfirmDialog';
import { CopyText } from './CopyText';
import { useDates } from './dates';
import { Failed } from './Emptiness';
import { Loading } from './Loading';
import { QrCode } from './QrCode';
import { Section } from './Section';
import { Text } from './Text';

interface ParentLinkProps {
  readonly actor: ParentLinkActor;
}

/** The link by which parents read something: to be made, copied or scanned, and taken back [SCREEN-195]. */
export function ParentLink({ actor }: ParentLinkProps) {
  const { t } = useTranslation('parts');
  return (
    <Section title={t('parentLink.title')} _print={{ display: 'none' }}>
      <Content actor={actor} />
    </Section>
  );
}

function Content({ actor }: ParentLinkProps) {
  const { t } = useTranslation('parts');
  const stage = useSelector(actor, selectLinkStage);
  const failure = useSelector(actor, selectLinkFailure);
  switch (stage) {
    case 'loading':
      return <Loading label={t('parentLink.title')} rows={2} />;
    case 'loadFailed':
      return (
        <Failed
          title={t('parentLink.failed')}
          failure={failure}
          onRetry={() => actor.send({ type: 'load.retried' })}
        />
      );
    case 'unlinked':
    case 'making':
      return (
        <>
          <Text as="p" muted mb={2}>
            {t('parentLink.why', { count: parentLinkDays })}
          </Text>
          <Button
            icon={Link2}
            busy={stage === 'making'}
            onClick={() => actor.send({ type: 'link.requested' })}
          >
            {t('parentLink.make')}
          </Button>
        </>
      );
    default:
      return <Linked actor={actor} stage={stage} />;
  }
}

interface LinkedProps extends ParentLinkProps {
  readonly stage: 'linked' | 'confirming' | 'ending';
}

function Linked({ actor, stage }: LinkedProps) {
  const { t } = useTranslation('parts');
  const { moment } = useDates();
  const link = useSelector(actor, selectLink);
  if (link === null) return null;
  const opened = t('parentLink.openedBy', {
    opened: t('parentLink.opened', { count: link.opened }),
    time: moment(link.as_of),
  });
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap={5}>
        <QrCode text={link.address} label={t('parentLink.code')} />
        <chakra.div
          display="grid"
          alignContent="start"
          justifyItems="start"
          gap={3}
          flex="1 1 16rem"
        >
          <CopyText
            text={link.address}
            verb={t('parentLink.copy')}
            done={t('parentLink.copied')}
            selected={t('parentLink.selected')}
          />
          <Text muted>{t('parentLink.ends', { time: moment(link.ends_at), opened })}</Text>
          <Button icon={Link2Off} onClick={() => actor.send({ type: 'ending.requested' })}>
            {t('parentLink.end')}
          </Button>
        </chakra.div>
      </chakra.div>
      <ConfirmDialog
        open={stage !== 'linked'}
        busy={stage === 'ending'}
        title={t('parentLink.confirm')}
        verb={t('parentLink.endVerb')}
        consequences={[t('parentLink.endWhy'), opened]}
        onCancel={() => actor.send({ type: 'ending.cancelled' })}
        onConfirm={() => actor.send({ type: 'ending.confirmed' })}
      />
    </>
  );
}
