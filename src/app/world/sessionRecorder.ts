import { toMoment } from '../../domain/businessTime';
import { recordLimits, type SessionRecord, sessionRecord } from '../../domain/sessionRecord';
import { stateNames } from '../../machines/parts/sessionRecord';
import type { ChartMove } from './runningCharts';

interface KeptMove {
  readonly at: number;
  readonly chart: string;
  readonly run: number;
  readonly event: string;
  readonly states: readonly string[];
  times: number;
}

function isSame(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((state, index) => state === other[index]);
}

/**
 * Keeps the last moves of the portal's charts, in memory only: a move costs a line in a list of bounded
 * length, and what comes again and again, such as typing, counts instead.
 *
 * @param now the present in epoch ms
 */
export function sessionRecorder(now: () => number) {
  let moves: KeptMove[] = [];
  /** The last move of each chart that runs. */
  const last = new Map<number, KeptMove>();

  const keep = ({ chart, run, event, snapshot }: ChartMove) => {
    const before = last.get(run);
    const states = stateNames(snapshot.value);
    if (before?.event === event && isSame(before.states, states)) {
      before.times += 1;
      return;
    }
    const kept = { at: now(), chart: chart.logic.id, run, event, states, times: 1 };
    moves.push(kept);
    if (moves.length >= 2 * recordLimits.moves) moves = moves.slice(-recordLimits.moves);
    if (snapshot.status === 'active') last.set(run, kept);
    else last.delete(run);
  };

  /** What is kept, as it may leave the portal; null while nothing has happened. */
  const read = (): SessionRecord | null => {
    const kept = moves.slice(-recordLimits.moves);
    const [first] = kept;
    if (first === undefined) return null;
    return sessionRecord.parse({
      version: 1,
      begun_at: toMoment(new Date(first.at)),
      moves: kept.map((move) => ({
        ...move,
        at: Math.max(0, move.at - first.at),
        states: [...move.states],
      })),
    });
  };

  return { keep, read };
}
