import { useTranslation } from 'react-i18next';
import type { PracticeQuestion } from '../../machines/preparation/practice';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { Formula } from '../parts/Formula';
import { Section } from '../parts/Section';
import { Status } from '../parts/Status';
import { Solution } from './Solution';

/** The heading of the outcome takes the focus when the form is removed. */
export const outcomeHeading = '[data-outcome] h2';

interface OutcomeProps {
  readonly question: PracticeQuestion;
}

/** What the test account has answered, whether that is right, and the solution; nothing before. */
export function Outcome({ question: { given, solution } }: OutcomeProps) {
  const { t } = useTranslation('preparation');
  const { moment } = useDates();
  if (given === null || solution === null) return null;
  const outcome = given.is_right === null ? 'compare' : given.is_right ? 'right' : 'wrong';
  const signs = { right: 'good', wrong: 'act', compare: 'watch' } as const;
  return (
    <>
      <Section title={t('outcome.title')} mb={5} data-outcome>
        <div role="status">
          <Status kind={signs[outcome]}>{t(`outcome.${outcome}`)}</Status>
        </div>
        <Facts layout="column" mt={3} maxWidth="line">
          <Fact name={t('outcome.given')}>
            <Formula text={given.answer} />
          </Fact>
          <Fact name={t('outcome.at')}>{moment(given.at)}</Fact>
        </Facts>
      </Section>
      <Solution of={solution} />
    </>
  );
}
