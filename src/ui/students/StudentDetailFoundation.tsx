import { useSelector } from '@xstate/react';
import {
  selectHealth,
  selectMode,
  selectRestart,
  selectRounds,
  selectSmartMode,
  selectSwitches,
  type studentDetail,
} from '../../machines/students/studentDetail';
import type { ActorProps } from '../parts/actorProps';
import { ModeTab } from '../parts/foundation/ModeTab';
import { RebuildTab } from '../parts/foundation/RebuildTab';

/** The tabs of a student's foundation: its mode [SCREEN-051], and its restart with the health [SCREEN-052]. */
export function StudentDetailFoundation({ actor }: ActorProps<typeof studentDetail>) {
  const mode = useSelector(actor, selectMode);
  const switches = useSelector(actor, selectSwitches);
  const restart = useSelector(actor, selectRestart);
  const health = useSelector(actor, selectHealth);
  const smartMode = useSelector(actor, selectSmartMode);
  const rounds = useSelector(actor, selectRounds);
  if (mode !== undefined) return <ModeTab actor={mode} switches={switches} />;
  if (restart === undefined) return null;
  return <RebuildTab {...{ restart, health, smartMode, rounds }} />;
}
