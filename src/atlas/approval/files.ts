import { z } from 'zod/mini';
import type { ChartDefinition } from '../formats/definition';
import { chartSchema } from '../formats/schema';
import { type Approval, contentSum } from './approval';
import type { Situation } from './situations';
import { bothNames } from './words';

/** Who said what of a chart. */
export interface Signature {
  /** An author records what a chart does; somebody else approves it. */
  readonly act: 'recorded' | 'approved';
  /** The day, as `2026-11-20`. */
  readonly at: string;
  readonly by: string;
  readonly why: string;
  /** What `contentSum` says of what was signed. */
  readonly sum: string;
  /** The remarks that it answers, each in a line. */
  readonly answers?: readonly string[];
}

/** The two files of a chart below `approved`: one to read, one with what is compared besides. */
export interface ApprovalFiles {
  readonly text: string;
  readonly data: string;
}

/** What is kept of a chart: what it is held against, and who signed it, the last one last. */
export interface Kept {
  readonly approval: Approval;
  readonly signatures: readonly Signature[];
  /** The chart as it was last approved, where it has been recorded again since; else null. */
  readonly agreed: ChartDefinition | null;
}

/** Writes what is kept of a chart as its two files. */
export function filesOf({ approval, signatures, agreed }: Kept): ApprovalFiles {
  const { text, definition, paths, situations } = approval;
  const { chart, root, transitions } = definition;
  const { zh, en } = bothNames(chart);
  const blocks = [[`${chart}  ${zh.chart} / ${en.chart}`, ...signatures.flatMap(signed)], ...text];
  const rows = (all: readonly unknown[]) =>
    `[\n${all.map((one) => JSON.stringify(one)).join(',\n')}\n]`;
  const data = [
    `"chart": ${JSON.stringify(chart)}`,
    `"root": ${JSON.stringify(root)}`,
    `"transitions": ${rows(transitions)}`,
    ...(agreed === null ? [] : [`"agreed": ${JSON.stringify(agreed)}`]),
    `"paths": ${rows(paths)}`,
    `"situations": ${rows(situations.map(situationText))}`,
  ];
  return {
    text: `${blocks.map((block) => block.join('\n')).join('\n\n')}\n`,
    data: `{\n${data.join(',\n')}\n}\n`,
  };
}

/** Reads what `filesOf` has written; throws for anything else. */
export function keptIn({ text, data }: ApprovalFiles): Kept {
  const { chart, root, transitions, agreed, paths, situations } = schema.parse(JSON.parse(data));
  const [head = '', ...blocks] = text.trimEnd().split('\n\n');
  const approval = {
    definition: chartSchema.parse({ chart, root, transitions }),
    paths,
    situations: situations.map(situationIn),
    text: blocks.map((block) => block.split('\n')),
  };
  const signatures = signaturesIn(head.split('\n').slice(1));
  return { approval, signatures, agreed: agreed === undefined ? null : chartSchema.parse(agreed) };
}

/** How far what is kept of a chart may be believed. */
export type Standing = 'approved' | 'recorded' | 'edited';

/** Approved or only recorded, as the last signature says; edited where it is of something else. */
export function standingOf({ approval, signatures, agreed }: Kept): Standing {
  const last = signatures.at(-1);
  return last?.sum === contentSum(approval, agreed) ? last.act : 'edited';
}

const schema = z.object({
  chart: z.string(),
  root: z.unknown(),
  transitions: z.unknown(),
  agreed: z.optional(z.unknown()),
  paths: z.array(z.object({ id: z.string(), causes: z.array(z.string()) })),
  situations: z.array(z.string()),
});

const answersSign = '  answers ';

function signed({ act, at, by, sum, why, answers = [] }: Signature): string[] {
  return [`${act} ${at} by ${by}, ${sum}: ${why}`, ...answers.map((line) => answersSign + line)];
}

function signaturesIn(lines: readonly string[]): Signature[] {
  return lines.flatMap((line, index) => {
    if (line.startsWith(answersSign)) return [];
    const next = lines.findIndex((other, at) => at > index && !other.startsWith(answersSign));
    const answers = lines.slice(index + 1, next < 0 ? undefined : next);
    const signature = signatureIn(line);
    if (answers.length === 0) return [signature];
    return [{ ...signature, answers: answers.map((one) => one.slice(answersSign.length)) }];
  });
}

function signatureIn(line: string): Signature {
  const found = /^(recorded|approved) (\S+) by (.+?), ([0-9a-f]{6}): (.+)$/.exec(line);
  if (found === null) throw new Error(`"${line}" does not say who approved what and why`);
  const [, act, at = '', by = '', sum = '', why = ''] = found;
  return { act: act === 'approved' ? act : 'recorded', at, by, why, sum };
}

/** `3|event draft.saved 0|a1b2 c3d4`: from which situation, by what, and the sums. */
function situationText({ from, cause, sums }: Situation): string {
  return [from ?? '', cause, sums.join(' ')].join('|');
}

function situationIn(text: string): Situation {
  const [from = '', cause = '', sums = ''] = text.split('|');
  return {
    from: from === '' ? null : Number(from),
    cause,
    sums: sums === '' ? [] : sums.split(' '),
  };
}
