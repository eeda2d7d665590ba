import { Stack } from '@chakra-ui/react';
import type { ActorRefFrom } from 'xstate';
import type { healthAdjustment } from '../../../machines/foundation/healthAdjustment';
import type { healthSmartMode } from '../../../machines/foundation/healthSmartMode';
import type { restartAssignment } from '../../../machines/foundation/restartAssignment';
import { HealthPart } from './HealthPart';
import { RestartPart } from './RestartPart';
import { SmartModePart } from './SmartModePart';

interface RebuildTabProps {
  readonly restart: ActorRefFrom<typeof restartAssignment>;
  readonly health: ActorRefFrom<typeof healthAdjustment> | undefined;
  readonly smartMode: ActorRefFrom<typeof healthSmartMode> | undefined;
  readonly studentId: number;
}

/** A student's health, its smart mode, and the restart of the foundation. */
export function RebuildTab({ restart, health, smartMode, studentId }: RebuildTabProps) {
  return (
    <Stack gap={6} maxWidth="48rem">
      <RestartPart actor={restart} studentId={studentId} />
      {health === undefined ? null : <HealthPart actor={health} />}
      {smartMode === undefined ? null : <SmartModePart actor={smartMode} />}
    </Stack>
  );
}
