import { createHash } from 'node:crypto';
import type { Situation } from '../../src/atlas/approval/situations';
import type { PlannedChart } from '../../scripts/paths/charts';
import { fingerprint } from '../../src/paths';
import type { Row } from '../machines/transitions';

/** Functions by their source and by what they carry, as XState's actions do: whatever a part gives its charts is then equal. */
const written = (_: string, value: unknown): unknown =>
  typeof value === 'function' ? { source: String(value), carried: Object.entries(value) } : value;

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value, written));

/** A hash of what the grade of a chart depends on. */
export function basisOf(
  { machine, catalogue }: PlannedChart,
  table: readonly Row[],
  kept: readonly Situation[] | null,
): string {
  const { id, ...config } = machine.config;
  const { guards, actions, delays } = machine.implementations;
  const rows = table.filter(({ chart }) => chart === id);
  const text = fingerprint(plain([config, guards, actions, delays, catalogue, rows, kept]));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}
