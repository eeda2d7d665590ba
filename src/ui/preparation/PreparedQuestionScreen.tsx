import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectAnswer } from '../../machines/parts/record';
import type { preparedQuestion } from '../../machines/preparation/preparedQuestion';
import { QuestionPrompt } from '../parts/answers/QuestionPrompt';
import { ReportQuestion } from '../parts/answers/ReportQuestion';
import { BackLink } from '../parts/BackLink';
import { NothingYet } from '../parts/Emptiness';
import { Fact, Facts } from '../parts/Facts';
import { LinkButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { RecordView } from '../parts/RecordView';
import { TextLink } from '../parts/TextLink';
import { graphOf, practiceOf, questionsOf } from './addresses';
import { Solution } from './Solution';

interface PreparedQuestionScreenProps {
  readonly actor: ActorRefFrom<typeof preparedQuestion>;
}

/** One question: what it asks, and how it is solved [SCREEN-160]. */
export function PreparedQuestionScreen({ actor }: PreparedQuestionScreenProps) {
  const { t } = useTranslation(['preparation', 'answers']);
  const found = useSelector(actor, selectAnswer);
  const list = found === null ? '/prepare/list' : questionsOf(found.course, found.point_id);
  return (
    <>
      <BackLink to={list}>{t(found === null ? 'back' : 'question.back')}</BackLink>
      <PageHead
        title={t('question.title')}
        action={
          found === null ? null : (
            <>
              <ReportQuestion question={found} />
              <LinkButton kind="primary" to={practiceOf(found.course, found.question_id)}>
                {t('practise')}
              </LinkButton>
            </>
          )
        }
      />
      <RecordView
        actor={actor}
        loading={t('question.title')}
        rows={8}
        failed={t('question.failed')}
        absent={
          <NothingYet title={t('question.absent.title')}>{t('question.absent.text')}</NothingYet>
        }
      >
        {(question) => (
          <>
            <Facts mb={5}>
              <Fact name={t('column.course')}>{question.course.name}</Fact>
              <Fact name={t('column.point')}>
                <TextLink to={graphOf(question.course, question.point_id)}>
                  {question.point_name}
                </TextLink>
              </Fact>
              <Fact name={t('column.questionType')}>{t(`answers:type.${question.type}`)}</Fact>
              <Fact name={t('answers:field.difficulty')}>{question.difficulty}</Fact>
            </Facts>
            <QuestionPrompt {...question} is_deleted={false} />
            <Solution of={question.solution} />
          </>
        )}
      </RecordView>
    </>
  );
}
