import { type Drift, driftOf } from './check';
import type { Subject } from './doable';
import { type ApprovalFiles, type Kept, keptIn, type Signature, standingOf } from './files';

/** How a chart stands to what is kept of it. */
export type Judgement =
  /** It is as somebody recorded it, or as somebody else approved it. */
  | { readonly standing: 'approved' | 'recorded'; readonly kept: Kept; readonly last: Signature }
  /** It is not any more; nobody has said yes to that. */
  | { readonly standing: 'changed'; readonly kept: Kept; readonly drift: Drift }
  /** Nobody has recorded it. */
  | { readonly standing: 'missing' }
  /** The files were changed by hand, or cannot be read. */
  | { readonly standing: 'edited'; readonly reason: string };

/** Holds a chart against what is kept of it, or against nothing. */
export function judge(subject: Subject, files: ApprovalFiles | null): Judgement {
  if (files === null) return { standing: 'missing' };
  try {
    const kept = keptIn(files);
    const last = kept.signatures.at(-1);
    const standing = standingOf(kept);
    if (standing === 'edited' || last === undefined) return { standing: 'edited', reason: '' };
    const drift = driftOf(subject, kept.approval);
    return drift === null ? { standing, kept, last } : { standing: 'changed', kept, drift };
  } catch (error) {
    return { standing: 'edited', reason: error instanceof Error ? error.message : String(error) };
  }
}
