import { useTranslation } from 'react-i18next';
import { BoundFailure } from '../parts/form/BoundForm';
import { FormFailure } from '../parts/FormFailure';

interface FeedbackFailureProps {
  /** Whether it was sent without an answer, and nobody knows yet whether it arrived. */
  readonly isInDoubt: boolean;
}

/** Why feedback was not sent; that it may have been sent stays in sight, however the form is changed. */
export function FeedbackFailure({ isInDoubt }: FeedbackFailureProps) {
  const { t } = useTranslation('feedback');
  return isInDoubt ? <FormFailure text={t('inDoubt')} /> : <BoundFailure />;
}
