import type { Kept, Signature } from '../approval/files';
import type { Judgement } from '../approval/judgement';
import { causeOf, type Cause } from './cause';
import type { ChangedChart } from './comparison';

/** How a chart stands to what somebody has recorded or approved of it, as a message can carry it. */
export interface KnownApproval {
  readonly standing: Judgement['standing'];
  /** Who signed it, the last one last; none where nobody has. */
  readonly signatures: readonly Signature[];
  /** Ids of its transitions that read otherwise, or are new. */
  readonly transitions: readonly string[];
  /** The fewest steps after which it does something else; none where it does the same. */
  readonly steps: readonly Cause[];
  /** What was signed, and what there is instead, at the first difference. */
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** The version that a reviewer compares it with; null where the chart is as it was last approved, or first recorded. */
  readonly since: SignedVersion | null;
}

/** A former version of a chart that somebody has signed. */
export interface SignedVersion {
  readonly signature: Signature;
  readonly change: ChangedChart;
}

/** What the atlas shows of a judgement. */
export function knownApproval(judgement: Judgement): KnownApproval {
  const { standing } = judgement;
  const same = { transitions: [], steps: [], before: [], after: [], since: null };
  if (standing === 'missing' || standing === 'edited') return { standing, signatures: [], ...same };
  const { signatures } = judgement.kept;
  const since = versionToCompare(judgement.kept, standing === 'changed');
  if (standing !== 'changed') return { standing, signatures, ...same, since };
  const { transitions, departure, text } = judgement.drift;
  return {
    standing,
    signatures,
    transitions: transitions.flatMap(({ after }) => (after === null ? [] : [after])),
    steps: departure?.steps.map(causeOf) ?? [],
    before: text?.before ?? [],
    after: text?.after ?? [],
    since,
  };
}

/** The last approved version; of a chart that was never approved, and has changed, the recorded one. */
function versionToCompare(
  { approval, signatures, agreed }: Kept,
  hasChanged: boolean,
): SignedVersion | null {
  const before = agreed ?? (hasChanged ? approval.definition : null);
  const signature = signatures.findLast(({ act }) => agreed === null || act === 'approved');
  if (before === null || signature === undefined) return null;
  const { chart } = before;
  const change = { chart, before, implementations: [], behaviour: { kind: 'signed' as const } };
  return { signature, change };
}
