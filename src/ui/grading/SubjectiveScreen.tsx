import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  keptSubjective,
  type subjectiveGrading,
  subjectiveIn,
} from '../../machines/grading/answerGrading';
import type { answerWork } from '../../machines/grading/answerWork';
import { selectStage, selectValues, selectWork } from '../../machines/grading/selectors';
import { Button } from '../parts/Button';
import { NothingYet } from '../parts/Emptiness';
import { AnswerHead } from './AnswerHead';
import { ConfirmGrading } from './ConfirmGrading';
import { GradedAnswer } from './GradedAnswer';
import { KeptDrafts } from './KeptDrafts';
import { SubjectiveForm } from './SubjectiveForm';
import { SubjectiveMarks, SubjectiveOwn } from './SubjectiveMarks';
import { useSubjectiveText } from './gradingText';
import { useSubjectiveBank } from './useSubjectiveBank';
import { WorkStages } from './WorkStages';

interface SubjectiveScreenProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly work: ActorRefFrom<typeof subjectiveGrading>;
}

/** An answer to a subjective question, from reading it to its grading. */
export function SubjectiveScreen({ actor, work }: SubjectiveScreenProps) {
  const { t } = useTranslation('grading');
  const answer = useSelector(work, selectWork);
  return (
    <>
      <AnswerHead
        actor={actor}
        title={t('answer.title', { context: answer?.info.type ?? '' })}
        info={answer?.info ?? null}
      />
      <Stage actor={actor} work={work} />
    </>
  );
}

function Stage({ actor, work }: SubjectiveScreenProps) {
  const { t } = useTranslation('grading');
  const stage = useSelector(work, selectStage);
  const answer = useSelector(work, selectWork);
  const values = useSelector(work, selectValues);
  const bank = useSubjectiveBank(actor, work);
  const textOf = useSubjectiveText(bank);
  const kept = (
    <KeptDrafts work={work} keptIn={keptSubjective} valuesIn={subjectiveIn} textOf={textOf} />
  );
  const instead = (
    <Button onClick={() => work.send({ type: 'putAside.requested' })}>{t('ready.aside')}</Button>
  );
  const marks = <SubjectiveMarks values={values} bank={bank} />;
  return (
    <WorkStages
      {...{ actor, work, stage, kept }}
      label={t('answer.title')}
      failed={t('answer.loadFailed')}
      text={textOf(values)}
      nothing={<NothingYet title={t('answer.nothing')} />}
      submitted={
        <GradedAnswer actor={actor} work={answer} rightAnswer={answer?.info.right_answer}>
          {marks}
        </GradedAnswer>
      }
    >
      <SubjectiveForm actor={actor} work={work} />
      <ConfirmGrading work={work} name={answer?.student ?? ''} stage={stage} instead={instead}>
        {marks}
        <SubjectiveOwn actor={actor} values={values} />
      </ConfirmGrading>
    </WorkStages>
  );
}
