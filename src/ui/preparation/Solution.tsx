import { useTranslation } from 'react-i18next';
import type { PracticeQuestion } from '../../machines/preparation/practice';
import { Fact, Facts } from '../parts/Facts';
import { Formula } from '../parts/Formula';
import { Section } from '../parts/Section';

/** How a question is solved, and what it trains. */
export function Solution({ of }: { readonly of: NonNullable<PracticeQuestion['solution']> }) {
  const { t } = useTranslation(['preparation', 'answers']);
  const formula = (text: string) => (text === '' ? null : <Formula text={text} />);
  return (
    <Section title={t('solution')} mb={5}>
      <Facts layout="column" maxWidth="line">
        <Fact name={t('answers:field.right')}>{formula(of.right_answer)}</Fact>
        <Fact name={t('answers:field.hint')}>{formula(of.hint)}</Fact>
        <Fact name={t('answers:field.analysis')}>{formula(of.analysis)}</Fact>
        <Fact name={t('answers:field.objective')}>{of.objective}</Fact>
        <Fact name={t('answers:field.thought')}>{of.thought}</Fact>
        <Fact name={t('answers:field.ability')}>{of.ability}</Fact>
        <Fact name={t('answers:field.method')}>{of.method}</Fact>
      </Facts>
    </Section>
  );
}
