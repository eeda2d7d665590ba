import { Stack } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { healthAdjustment } from '../../../machines/foundation/healthAdjustment';
import type { healthSmartMode } from '../../../machines/foundation/healthSmartMode';
import type { restartAssignment } from '../../../machines/foundation/restartAssignment';
import type { roundComparison } from '../../../machines/foundation/roundComparison';
import { Section } from '../Section';
import { ComparedRounds } from './ComparedRounds';
import { HealthPart } from './HealthPart';
import { RestartPart } from './RestartPart';
import { SmartModePart } from './SmartModePart';

interface RebuildTabProps {
  readonly restart: ActorRefFrom<typeof restartAssignment>;
  readonly health: ActorRefFrom<typeof healthAdjustment> | undefined;
  readonly smartMode: ActorRefFrom<typeof healthSmartMode> | undefined;
  readonly rounds: ActorRefFrom<typeof roundComparison> | undefined;
}

/** A student's health, its smart mode, the restart of the foundation, and the rounds so far [CONST-044]. */
export function RebuildTab({ restart, health, smartMode, rounds }: RebuildTabProps) {
  const { t } = useTranslation('foundation');
  return (
    <Stack gap={6}>
      <Stack gap={6} maxWidth="48rem">
        <RestartPart actor={restart} />
        {health === undefined ? null : <HealthPart actor={health} />}
        {smartMode === undefined ? null : <SmartModePart actor={smartMode} />}
      </Stack>
      {rounds === undefined ? null : (
        <Section title={t('rounds.title')}>
          <ComparedRounds actor={rounds} />
        </Section>
      )}
    </Stack>
  );
}
