import { useTranslation } from 'react-i18next';
import { TextLink } from '../parts/TextLink';

interface QuestionNumbersProps {
  readonly numbers: readonly number[];
  /** Where the questions are listed. */
  readonly to: string;
}

/** The numbers of some questions, as the way to the list of these alone. */
export function QuestionNumbers({ numbers, to }: QuestionNumbersProps) {
  const { t } = useTranslation('exams');
  const list = numbers.join(t('numbersAnd'));
  const those = `${to}&numbers=${numbers.join(',')}`;
  return <TextLink to={those}>{t('numbers', { count: numbers.length, list })}</TextLink>;
}
