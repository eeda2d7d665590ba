import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type englishGrading, englishIn, keptEnglish } from '../../machines/grading/answerGrading';
import type { answerWork } from '../../machines/grading/answerWork';
import { selectStage, selectValues, selectWork } from '../../machines/grading/selectors';
import { NothingYet } from '../parts/Emptiness';
import { AnswerHead } from './AnswerHead';
import { ConfirmGrading } from './ConfirmGrading';
import { GradedAnswer } from './GradedAnswer';
import { KeptDrafts } from './KeptDrafts';
import { EnglishForm } from './EnglishForm';
import { EnglishMarks } from './EnglishMarks';
import { EnglishDoubts } from './EnglishTotal';
import { useEnglishText } from './gradingText';
import { WorkStages } from './WorkStages';

interface EnglishScreenProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly work: ActorRefFrom<typeof englishGrading>;
}

/** An English essay, from reading it to its grading. */
export function EnglishScreen({ actor, work }: EnglishScreenProps) {
  const { t } = useTranslation('grading');
  const answer = useSelector(work, selectWork);
  return (
    <>
      <AnswerHead
        actor={actor}
        title={answer === null ? t('answer.title') : t(`answer.english.${answer.info.type}`)}
        info={answer?.info ?? null}
      />
      <Stage actor={actor} work={work} />
    </>
  );
}

function Stage({ actor, work }: EnglishScreenProps) {
  const { t } = useTranslation('grading');
  const stage = useSelector(work, selectStage);
  const answer = useSelector(work, selectWork);
  const values = useSelector(work, selectValues);
  const textOf = useEnglishText();
  const kept = (
    <KeptDrafts
      work={work}
      keptIn={keptEnglish}
      valuesIn={englishIn}
      textOf={(typed) => textOf(answer?.text ?? '', typed)}
    />
  );
  const marks = <EnglishMarks text={answer?.text ?? ''} values={values} />;
  return (
    <WorkStages
      {...{ actor, work, stage, kept }}
      label={t('answer.title')}
      failed={t('answer.loadFailed')}
      text={textOf(answer?.text ?? '', values)}
      nothing={<NothingYet title={t('answer.nothing')} />}
      submitted={
        <GradedAnswer actor={actor} work={answer} rightAnswer={undefined}>
          {marks}
        </GradedAnswer>
      }
    >
      <EnglishForm actor={actor} work={work} />
      <ConfirmGrading work={work} name={answer?.student ?? ''} stage={stage}>
        {marks}
        <EnglishDoubts actor={actor} values={values} />
      </ConfirmGrading>
    </WorkStages>
  );
}
