import { Tag, X } from 'lucide-react';
import { type AnswerRow, errorCauses } from '../../../domain/answers';

const looks = {
  careless: { icon: Tag },
  misread: { icon: Tag },
  concept: { icon: Tag },
  method: { icon: Tag },
  calculation: { icon: Tag },
  none: { icon: X },
} as const;

function ofRow({ outcome, cause }: AnswerRow) {
  if (outcome !== 'wrong') return [];
  const others = errorCauses.filter((one) => one !== cause);
  return cause === null ? others : [...others, 'none' as const];
}

/** Sets why answers are wrong: of one, or of many. */
export const answerActions = { looks, ofRow, ofSelection: () => [...errorCauses, 'none' as const] };
