import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectAnswer } from '../../machines/parts/record';
import { type preparedQuestion, selectKind } from '../../machines/preparation/preparedQuestion';
import type { ActorProps } from '../parts/actorProps';
import { QuestionPrompt } from '../parts/answers/QuestionPrompt';
import { ReportQuestion } from '../parts/answers/ReportQuestion';
import { Fact, Facts } from '../parts/Facts';
import { LinkButton } from '../parts/LinkButton';
import { RecordScreen } from '../parts/RecordScreen';
import { TextLink } from '../parts/TextLink';
import { graphOf, listOf, practiceOf, questionsOf } from './addresses';
import { Solution } from './Solution';

/** One question: what it asks, and how it is solved [SCREEN-160]. */
export function PreparedQuestionScreen({ actor }: ActorProps<typeof preparedQuestion>) {
  const { t } = useTranslation(['preparation', 'answers']);
  const found = useSelector(actor, selectAnswer);
  const kind = useSelector(actor, selectKind);
  return (
    <RecordScreen
      actor={actor}
      words="preparation:question"
      back={{
        to: found === null ? listOf(kind) : questionsOf(found.course, found.point_id),
        label: t(found === null ? 'back' : 'question.back'),
      }}
      dated={false}
      head={(question) => ({
        action: (
          <>
            <ReportQuestion question={question} />
            <LinkButton kind="primary" to={practiceOf(question.course, question.question_id)}>
              {t('practise')}
            </LinkButton>
          </>
        ),
      })}
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
    </RecordScreen>
  );
}
