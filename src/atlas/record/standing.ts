import type { SessionRecord } from '../../machines/parts/sessionRecord';
import type { LibraryChart } from '../library';
import { statesInValue } from '../model/statesInValue';
import { takenBetween } from '../model/takenBetween';
import type { Highlight } from '../panels';
import { stateOf } from './stateOf';

/** What stands out in the drawing of a chart at a move of a record; null for a move of another chart. */
export function highlightAt(
  { moves }: SessionRecord,
  position: number,
  { machine, diagram }: Pick<LibraryChart, 'machine' | 'diagram'>,
): Highlight | null {
  const move = moves[position];
  if (move?.chart !== diagram.chart) return null;
  const value = stateOf(machine, move.states);
  if (value === null) return null;
  const before = moves
    .slice(0, position)
    .findLast(({ chart, run }) => chart === move.chart && run === move.run);
  const from = before === undefined ? null : stateOf(machine, before.states);
  return {
    states: statesInValue(diagram, value),
    transitions: takenBetween(diagram, from, move.event, value),
  };
}
