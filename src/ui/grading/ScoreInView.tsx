import { useTranslation } from 'react-i18next';
import { Text } from '../parts/Text';

interface ScoreInViewProps {
  /** As it is typed so far; null or empty while there is none. */
  readonly score: number | string | null;
  readonly maximum: number;
}

/** The score of the work beside the way to submit it, in view wherever one reads. */
export function ScoreInView({ score, maximum }: ScoreInViewProps) {
  const { t } = useTranslation('grading');
  const isGiven = score !== null && score !== '';
  return (
    <Text figures fontWeight="medium">
      {isGiven ? t('inView.score', { score, maximum }) : t('inView.none')}
    </Text>
  );
}
