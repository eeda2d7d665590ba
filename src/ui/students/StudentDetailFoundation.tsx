import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  selectHealth,
  selectMode,
  selectRestart,
  selectRounds,
  selectSmartMode,
  selectSwitches,
  type studentDetail,
} from '../../machines/students/studentDetail';
import { ModeTab } from '../parts/foundation/ModeTab';
import { RebuildTab } from '../parts/foundation/RebuildTab';

interface StudentDetailFoundationProps {
  readonly actor: ActorRefFrom<typeof studentDetail>;
}

/** The tabs of a student's foundation: its mode [SCREEN-051], and its restart with the health [SCREEN-052]. */
export function StudentDetailFoundation({ actor }: StudentDetailFoundationProps) {
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
