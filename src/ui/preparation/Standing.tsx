import { useTranslation } from 'react-i18next';
import type { PracticeQuestion } from '../../machines/preparation/practice';

interface StandingProps {
  readonly of: Pick<PracticeQuestion, 'answered_count' | 'right_count' | 'unjudged_count'>;
}

/** What the test account has answered of a point: an answer that a person has to compare is neither right nor wrong. */
export function Standing({ of }: StandingProps) {
  const { t } = useTranslation('preparation');
  const { answered_count: answered, right_count: right, unjudged_count: unjudged } = of;
  const wrong = answered - right - unjudged;
  return t(unjudged === 0 ? 'practice.standing' : 'practice.standingUnjudged', {
    ...{ answered, right, wrong, unjudged },
  });
}
