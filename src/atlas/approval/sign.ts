import { approvalOf, contentSum } from './approval';
import type { Subject } from './doable';
import {
  type ApprovalFiles,
  filesOf,
  keptIn,
  type Kept,
  type Signature,
  standingOf,
} from './files';

/** What somebody says of a chart. */
export type Wish = Omit<Signature, 'sum'>;

/** Who recorded it cannot approve it. */
export class OwnWork extends Error {
  override readonly name = 'OwnWork';
}

/**
 * Keeps a chart as it is now, with who says so and why; those who did before stay, and so does the last approved version.
 * Throws an OwnWork where somebody approves what they have recorded themselves.
 */
export function signed(subject: Subject, files: ApprovalFiles | null, wish: Wish): ApprovalFiles {
  const kept = files === null ? null : keptIn(files);
  const signatures = kept?.signatures ?? [];
  const last = signatures.at(-1);
  const isOwn = last?.act === 'recorded' && nameOf(last.by) === nameOf(wish.by);
  if (wish.act === 'approved' && isOwn) throw new OwnWork(wish.by);
  const approval = approvalOf(subject);
  const why = wish.why.replace(/\s+/g, ' ').trim();
  const agreed = wish.act === 'approved' ? null : agreedIn(kept);
  const signature = { ...wish, by: wish.by.trim(), why, sum: contentSum(approval, agreed) };
  return filesOf({ approval, signatures: [...signatures, signature], agreed });
}

/** The chart as it was last approved: a reviewer compares the next record with it. */
function agreedIn(kept: Kept | null): Kept['agreed'] {
  const standing = kept === null ? 'missing' : standingOf(kept);
  if (kept === null || standing === 'edited') return null;
  return standing === 'approved' ? kept.approval.definition : kept.agreed;
}

const nameOf = (who: string) => who.trim().toLowerCase();
