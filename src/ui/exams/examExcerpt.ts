import { useTranslation } from 'react-i18next';
import { excerptOf } from '../../domain/draft';
import { draftedMarks } from '../../domain/exams';
import { isDay } from '../../domain/moment';
import { useDates } from '../parts/dates';

/** Says in words what a draft of a result holds: whose, of which day, and how many marks. */
export function useExamExcerpt() {
  const { t } = useTranslation('exams');
  const { date } = useDates();
  return (content: unknown): string | null => {
    const typed = draftedMarks(content);
    if (typed === null) return null;
    const { student, exam_date: day, marks } = typed;
    const count = marks.filter((mark) => mark !== '').length;
    const texts = [
      student,
      isDay(day) ? date(day) : '',
      count === 0 ? '' : t('marks.drafted', { count }),
    ];
    return excerptOf(texts.filter((text) => text !== ''));
  };
}
