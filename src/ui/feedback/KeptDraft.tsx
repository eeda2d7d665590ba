import { useTranslation } from 'react-i18next';
import type { FeedbackStudent } from '../../domain/feedback';
import { useDates } from '../parts/dates';
import { TextLink } from '../parts/TextLink';
import { feedbackPage } from './feedbackPages';

/** The way on with the draft that the server keeps of a student, by its day; nothing without one [SCREEN-091]. */
export function KeptDraft({ student: { id, draft } }: { readonly student: FeedbackStudent }) {
  const { t } = useTranslation('feedback');
  const { day } = useDates();
  if (draft === null) return null;
  const { feedback_id, class_date: date } = draft;
  return (
    <TextLink to={feedbackPage({ student_id: id, feedback_id })} textStyle="small">
      {date === null ? t('class.goOn') : t('class.goOnOf', { day: day(date) })}
    </TextLink>
  );
}
