import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { errorBookPage, studentPage } from '../../domain/addresses';
import { type RevisionStep, revisionSteps } from '../../domain/answers';
import {
  selectStudentId,
  type WrongQuestion,
  type wrongQuestionDetail,
} from '../../machines/answers/wrongQuestionDetail';
import { selectIsAbsent } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { errorBookSigns } from '../parts/answers/errorBookColumns';
import { columnsOf, count, moment, text } from '../parts/columns';
import { ColumnsTable } from '../parts/ColumnsTable';
import { useDates } from '../parts/dates';
import { Fact, Facts } from '../parts/Facts';
import { Formula } from '../parts/Formula';
import { FormulaLine } from '../parts/FormulaLine';
import { RecordScreen } from '../parts/RecordScreen';
import { Section } from '../parts/Section';
import { Status } from '../parts/Status';
import { StudentCell } from '../parts/StudentCell';
import { QuestionPrompt } from '../parts/answers/QuestionPrompt';
import { ReportQuestion } from '../parts/answers/ReportQuestion';

/** One wrong question: how far its revision has come, its solution, and every answer to it [WQU-01, WQU-02]. */
export function WrongQuestionScreen({ actor }: ActorProps<typeof wrongQuestionDetail>) {
  const { t } = useTranslation('answers');
  const isAbsent = useSelector(actor, selectIsAbsent);
  const student = useSelector(actor, selectStudentId);
  return (
    <>
      <BackLink to={isAbsent ? '/errorbook/list' : errorBookPage(student)}>
        {t(isAbsent ? 'book.back' : 'wrongQuestion.back')}
      </BackLink>
      <RecordScreen
        actor={actor}
        words="answers:wrongQuestion"
        dated={false}
        head={(question) => ({ action: <ReportQuestion question={question} /> })}
      >
        {(question) => (
          <>
            <WrongQuestionFacts question={question} />
            <QuestionPrompt {...question} />
            <Facts layout="column" mb={5} maxWidth="line">
              <Fact name={t('field.right')}>
                <Formula text={question.right_answer.join(', ')} />
              </Fact>
              <Fact name={t('field.hint')}>
                {question.hint === '' ? null : <Formula text={question.hint} />}
              </Fact>
              <Fact name={t('field.analysis')}>
                {question.analysis === '' ? null : <Formula text={question.analysis} />}
              </Fact>
            </Facts>
            <Given given={question.given} />
          </>
        )}
      </RecordScreen>
    </>
  );
}

function WrongQuestionFacts({ question }: { readonly question: WrongQuestion }) {
  const { t } = useTranslation('answers');
  const dates = useDates();
  const { status, corrected_at: corrected } = question;
  return (
    <Facts mb={5}>
      <Fact name={t('column.revision')}>
        <Status kind={errorBookSigns[status]}>{t(`status.${status}`)}</Status>
      </Fact>
      <Fact name={t('column.student')}>
        <StudentCell
          student={question.student}
          to={studentPage(question.student_id, '&view=errorBook')}
        />
      </Fact>
      <Fact name={t('column.wrong')}>{dates.moment(question.wrong_at)}</Fact>
      <Fact name={t('column.corrected')}>
        {corrected === null ? null : dates.moment(corrected)}
      </Fact>
      <Fact name={t('column.type')}>{t(`type.${question.type}`)}</Fact>
      <Fact name={t('field.difficulty')}>{question.difficulty}</Fact>
      <Fact name={t('column.point')}>{question.point_name}</Fact>
    </Facts>
  );
}

type GivenRow = WrongQuestion['given'][number] & { readonly step: RevisionStep };

const columns = columnsOf<GivenRow>('answers', [
  moment('submitted', ({ at }) => at),
  text('answer', ({ answer }) => answer, {
    cell: ({ answer }, { t }) =>
      answer === '' ? t('field.nothing') : <FormulaLine text={answer} />,
  }),
  text('outcome', ({ is_right: isRight }, { t }) => t(`outcome.${isRight ? 'right' : 'wrong'}`), {
    width: 24,
  }),
  count('seconds', ({ seconds }) => seconds),
  text('step', ({ step }, { t }) => (step === null ? t('parts:none') : t(`step.${step}`)), {
    width: 40,
  }),
]);
const rowId = ({ at, step }: GivenRow) => `${at} ${String(step)}`;

/** Every answer of the student to the question, and what it did to the revision. */
function Given({ given }: Pick<WrongQuestion, 'given'>) {
  const { t } = useTranslation('answers');
  const rows = useMemo(() => revisionSteps(given), [given]);
  const title = t('wrongQuestion.given');
  return (
    <Section title={title}>
      <ColumnsTable label={title} {...{ columns, rows, rowId }} />
    </Section>
  );
}
