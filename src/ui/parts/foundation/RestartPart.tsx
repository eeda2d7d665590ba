import { HStack, Stack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { BellRing, RotateCcw } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { compareRestart } from '../../../domain/foundationChange';
import {
  type restartAssignment,
  selectCanRestart,
  selectFailure,
  selectRecord,
  selectStage,
  selectStudentId,
} from '../../../machines/foundation/restartAssignment';
import type { ActorProps } from '../actorProps';
import { Button } from '../Button';
import { ConfirmDialog } from '../ConfirmDialog';
import { Loading } from '../Loading';
import { ReminderText } from '../ReminderText';
import { Section } from '../Section';
import { Text } from '../Text';
import { ComparisonTable } from './ComparisonTable';
import { FoundationFailed } from './FoundationFailed';
import { FreezeNotice } from './FreezeNotice';
import { Standing } from './Standing';
import { useFrozenWhy } from './useFrozenWhy';

/** Assigns a restart, which waits for the student; who may not have one, and why, stands there [ROLE-061, FRS-02]. */
export function RestartPart({ actor }: ActorProps<typeof restartAssignment>) {
  const { t } = useTranslation('foundation');
  const stage = useSelector(actor, selectStage);
  const studentId = useSelector(actor, selectStudentId);
  const record = useSelector(actor, selectRecord);
  const failure = useSelector(actor, selectFailure);
  const canRestart = useSelector(actor, selectCanRestart);
  const frozenWhy = useFrozenWhy(record?.freezes ?? [], 'foundationRestart');
  if (stage === 'loadFailed') {
    const retry = () => actor.send({ type: 'load.retried' });
    return <FoundationFailed failure={failure} onRetry={retry} />;
  }
  if (record === null) return <Loading label={t('restart.title')} rows={4} />;
  const isAwaited = record.status === 'awaitingStudent';
  return (
    <Section title={t('restart.title')}>
      <Stack gap={3}>
        <Standing record={record} />
        <FreezeNotice freezes={record.freezes} of="foundationRestart" student={studentId} />
        <Text as="p" muted>
          {t(record.is_supervised ? `restart.why.${record.status}` : 'restart.why.notSupervised')}
        </Text>
        <HStack>
          {isAwaited && record.reminded !== null ? (
            <ReminderText reminder={record.reminded} />
          ) : isAwaited ? (
            <Button
              icon={BellRing}
              busy={stage === 'reminding'}
              onClick={() => actor.send({ type: 'reminder.requested' })}
            >
              {t('restart.remind')}
            </Button>
          ) : (
            <Button
              icon={RotateCcw}
              disabled={!canRestart}
              reason={frozenWhy}
              onClick={() => actor.send({ type: 'restart.requested' })}
            >
              {t('restart.open')}
            </Button>
          )}
        </HStack>
      </Stack>
      {stage === 'confirming' || stage === 'assigning' ? (
        <ConfirmDialog
          open
          title={t('restart.ask')}
          consequences={[t('restart.effect'), t('restart.waits')]}
          verb={t('restart.verb')}
          busy={stage === 'assigning'}
          onConfirm={() => actor.send({ type: 'restart.confirmed' })}
          onCancel={() => actor.send({ type: 'restart.cancelled' })}
        >
          <ComparisonTable rows={compareRestart(record)} />
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}
