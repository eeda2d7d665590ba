import { approvalOf, contentSum } from './approval';
import type { Subject } from './doable';
import { type ApprovalFiles, filesOf, keptIn, type Kept, type Signature } from './files';

/** What somebody says of a chart. */
export type Wish = Omit<Signature, 'sum'>;

/** Who recorded it cannot approve it. */
export class OwnWork extends Error {
  override readonly name = 'OwnWork';
}

/**
 * Keeps a chart as it is now, with who says so and why; those who did before stay.
 * Throws an OwnWork where somebody approves what they have recorded themselves.
 */
export function signed(subject: Subject, files: ApprovalFiles | null, wish: Wish): ApprovalFiles {
  const signatures = files === null ? [] : signaturesIn(files);
  const last = signatures.at(-1);
  const isOwn = last?.act === 'recorded' && nameOf(last.by) === nameOf(wish.by);
  if (wish.act === 'approved' && isOwn) throw new OwnWork(wish.by);
  const approval = approvalOf(subject);
  const why = wish.why.replace(/\s+/g, ' ').trim();
  const signature = { ...wish, by: wish.by.trim(), why, sum: contentSum(approval) };
  return filesOf({ approval, signatures: [...signatures, signature] });
}

function signaturesIn(files: ApprovalFiles): Kept['signatures'] {
  return keptIn(files).signatures;
}

const nameOf = (who: string) => who.trim().toLowerCase();
