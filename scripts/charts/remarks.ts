import { readFileSync } from 'node:fs';
import type { Signature } from '../../src/atlas/approval/files';
import { answerTo, type Remark, remarksIn } from '../../src/atlas/remarks/remark';
import { spoken } from '../paths/words';
import { WrongCall } from './options';
import { say } from './words';

/** The remarks in a file that the atlas has saved; throws a WrongCall for any other file. */
export function readRemarks(file: string): readonly Remark[] {
  try {
    return remarksIn(readFileSync(file, 'utf8'));
  } catch {
    throw new WrongCall(spoken(say('noRemarks', { file })));
  }
}

/** The remarks on a chart that nobody has answered by a signature yet, each in a line. */
export function openRemarks(
  remarks: readonly Remark[],
  chart: string,
  signatures: readonly Signature[],
): string[] {
  return remarks
    .filter((remark) => remark.chart === chart && answerTo(remark, signatures) === null)
    .map(({ at, by, about, text }) => `${at} by ${by}, ${about ?? chart}: ${text}`)
    .map((line) => line.replace(/\s+/g, ' ').trim());
}
