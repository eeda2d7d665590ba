import type { Signature } from '../approval/files';
import type { Judgement } from '../approval/judgement';
import { causeOf, type Cause } from './cause';

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
}

/** What the atlas shows of a judgement. */
export function knownApproval(judgement: Judgement): KnownApproval {
  const { standing } = judgement;
  const same = { transitions: [], steps: [], before: [], after: [] };
  if (standing === 'missing' || standing === 'edited') return { standing, signatures: [], ...same };
  const { signatures } = judgement.kept;
  if (standing !== 'changed') return { standing, signatures, ...same };
  const { transitions, departure, text } = judgement.drift;
  return {
    standing,
    signatures,
    transitions: transitions.flatMap(({ after }) => (after === null ? [] : [after])),
    steps: departure?.steps.map(causeOf) ?? [],
    before: text?.before ?? [],
    after: text?.after ?? [],
  };
}
