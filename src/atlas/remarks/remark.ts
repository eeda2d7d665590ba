import { z } from 'zod/mini';
import type { Signature } from '../approval/files';

const remark = z.object({
  id: z.string(),
  chart: z.string(),
  /** The id of the state or transition that it is on; null for the whole chart. */
  about: z.nullable(z.string()),
  text: z.string(),
  by: z.string(),
  /** The day, as `2026-11-20`. */
  at: z.string(),
  /** How many signatures the chart had by then: the next one answers it. */
  after: z.int(),
});

/** What somebody says of a chart, or of a state or transition of it, for whoever signs it next. */
export type Remark = z.infer<typeof remark>;

const file = z.object({
  format: z.literal('remarks'),
  version: z.literal(1),
  remarks: z.array(remark),
});

/** Remarks as a file that can be sent. */
export function remarksFile(remarks: readonly Remark[]): string {
  return `${JSON.stringify({ format: 'remarks', version: 1, remarks }, null, 2)}\n`;
}

/** Reads such a file; throws for any other. */
export function remarksIn(text: string): readonly Remark[] {
  return file.parse(JSON.parse(text)).remarks;
}

/** All of both, each once. */
export function together(one: readonly Remark[], other: readonly Remark[]): readonly Remark[] {
  return [...one, ...other.filter(({ id }) => one.every((known) => known.id !== id))];
}

/** The signature that answers a remark; null as long as nobody has signed since. */
export function answerTo({ after }: Remark, signatures: readonly Signature[]): Signature | null {
  return signatures[after] ?? null;
}
