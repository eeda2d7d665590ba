import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  keptSubjective,
  type subjectiveGrading,
  subjectiveIn,
} from '../../machines/grading/answerGrading';
import type { answerWork } from '../../machines/grading/answerWork';
import {
  selectFailure,
  selectStage,
  selectValues,
  selectWork,
} from '../../machines/grading/selectors';
import { Button } from '../parts/Button';
import { Failed, NothingYet } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { AnswerHead } from './AnswerHead';
import { ConfirmGrading } from './ConfirmGrading';
import { GradedAnswer } from './GradedAnswer';
import { KeptDrafts } from './KeptDrafts';
import { Overtaken } from './Overtaken';
import { SubjectiveForm } from './SubjectiveForm';
import { SubjectiveMarks, SubjectiveOwn } from './SubjectiveMarks';
import { useSubjectiveText } from './gradingText';

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
      <AnswerHead actor={actor} title={t('answer.title')} info={answer?.info ?? null} />
      <Stage actor={actor} work={work} />
    </>
  );
}

function Stage({ actor, work }: SubjectiveScreenProps) {
  const { t } = useTranslation('grading');
  const stage = useSelector(work, selectStage);
  const failure = useSelector(work, selectFailure);
  const answer = useSelector(work, selectWork);
  const values = useSelector(work, selectValues);
  const textOf = useSubjectiveText();
  const kept = (
    <KeptDrafts work={work} keptIn={keptSubjective} valuesIn={subjectiveIn} textOf={textOf} />
  );
  const instead = (
    <Button
      onClick={() => {
        work.send({ type: 'putAside.requested' });
      }}
    >
      {t('ready.aside')}
    </Button>
  );
  const marks = <SubjectiveMarks values={values} />;
  switch (stage) {
    case 'loading':
      return <Loading label={t('answer.title')} rows={12} />;
    case 'loadFailed':
      return (
        <Failed
          title={t('answer.loadFailed')}
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'retry.requested' });
          }}
        />
      );
    case 'nothingToGrade':
      return (
        <>
          {kept}
          <NothingYet title={t('answer.nothing')} />
        </>
      );
    case 'overtaken':
      return <Overtaken work={work} text={textOf(values)} />;
    case 'submitted':
      return (
        <>
          {kept}
          <GradedAnswer actor={actor} work={answer} rightAnswer={answer?.info.right_answer}>
            {marks}
          </GradedAnswer>
        </>
      );
    default:
      return (
        <>
          <SubjectiveForm actor={actor} work={work} />
          <ConfirmGrading work={work} name={answer?.student ?? ''} stage={stage} instead={instead}>
            {marks}
            <SubjectiveOwn actor={actor} values={values} />
          </ConfirmGrading>
        </>
      );
  }
}
