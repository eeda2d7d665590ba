import { useTranslation } from 'react-i18next';
import { studentPage } from '../../domain/addresses';
import type { AnswerRow } from '../../domain/answers';
import type { NamedStudent } from '../../domain/students';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { Status } from '../parts/Status';
import { StudentCell } from '../parts/StudentCell';
import { TextLink } from '../parts/TextLink';
import { gradingOf, outcomeSigns } from '../parts/answers/answerColumns';

/** Who answered when, how long it took and what came of it [ENTITY-021]. */
export function AnswerFacts({ given }: { readonly given: AnswerRow & NamedStudent }) {
  const { t } = useTranslation('answers');
  const { moment } = useDates();
  const { skip_reason: skipped, pace } = given;
  const grading = gradingOf(given);
  return (
    <Facts mb={5}>
      <Fact name={t('column.outcome')}>
        <Status kind={outcomeSigns[given.outcome]}>{t(`outcome.${given.outcome}`)}</Status>
      </Fact>
      <Fact name={t('column.student')}>
        <StudentCell student={given} to={studentPage(given.student_id)} />
      </Fact>
      <Fact name={t('column.submitted')}>{moment(given.submitted_at)}</Fact>
      <Fact name={t('column.seconds')}>
        {`${String(given.seconds)}${pace === 'usual' ? '' : ` · ${t(`pace.${pace}`)}`}`}
      </Fact>
      <Fact name={t('field.hints')}>{given.hints_viewed}</Fact>
      <Fact name={t('field.skip')}>{skipped === null ? null : t(`skip.${skipped}`)}</Fact>
      <Fact name={t('column.type')}>{t(`type.${given.type}`)}</Fact>
      <Fact name={t('field.difficulty')}>{given.difficulty}</Fact>
      <Fact name={t('column.point')}>{given.point_name}</Fact>
      <Fact name={t('filter.module')}>{t(`module.${given.module}`)}</Fact>
      <Fact name={t('filter.course')}>{given.course_name}</Fact>
      <Fact name={t('filter.lesson')}>{given.lesson_name}</Fact>
      {grading === null ? null : (
        <Fact name={t('column.grading')}>
          <TextLink to={grading}>{t('column.grading')}</TextLink>
        </Fact>
      )}
    </Facts>
  );
}
