import { useTranslation } from 'react-i18next';
import { excerptOf } from '../../domain/draft';
import { isDay } from '../../domain/moment';
import { type DraftedScore, draftedScore } from '../../domain/scores';
import { draftedResults } from '../../domain/severalScores';
import { useDates } from '../parts/dates';

/** A result as it is typed: of how many points, or the level. */
function resultOf({ score_type: type, score, full_score: full, level }: DraftedScore): string {
  if (type === 'level') return level ?? '';
  return [score, full].filter((text) => text !== undefined && text !== '').join(' / ');
}

/** Says in words what a draft of scores holds: whose, of which exam, and the result, or how many there are. */
export function useScoreExcerpt() {
  const { t } = useTranslation(['scores', 'students']);
  const { date } = useDates();
  return (content: unknown): string | null => {
    const typed = draftedScore(content);
    if (typed === null) return null;
    const word = (words: string, value = '') => (value === '' ? '' : t(`${words}.${value}`));
    const { exam_date: day = '', student = '' } = typed;
    const count = draftedResults(content);
    const texts = [
      student,
      word('exam_type', typed.exam_type),
      word('students:grade', typed.exam_grade),
      isDay(day) ? date(day) : '',
      resultOf(typed),
      count === null ? '' : t('several.results', { count }),
    ];
    return excerptOf(texts.filter((text) => text !== ''));
  };
}
