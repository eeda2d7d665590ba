import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { subjectiveCaps } from '../../domain/limits';
import { type subjectiveGrading, subjectiveIn } from '../../machines/grading/answerGrading';
import { type answerWork, selectPlace } from '../../machines/grading/answerWork';
import { selectValues, selectWork } from '../../machines/grading/selectors';
import { LinkButton } from '../parts/LinkButton';
import { Status } from '../parts/Status';
import { AnswerText } from './AnswerText';
import { CommentField } from './CommentField';
import { excerptBy } from './draftExcerpt';
import { GradingForm } from './GradingForm';
import { useSubjectiveText } from './gradingText';
import { MarkField } from './MarkField';
import { StarField } from './StarField';
import { SubjectiveInView, SubjectiveTotal } from './SubjectiveMarks';
import { useSubjectiveBank } from './useSubjectiveBank';

interface SubjectiveFormProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly work: ActorRefFrom<typeof subjectiveGrading>;
}

/** The answer beside its marks: three with their maxima, stars, and a comment. */
export function SubjectiveForm({ actor, work }: SubjectiveFormProps) {
  const { t } = useTranslation('grading');
  const answer = useSelector(work, selectWork);
  const own = useSelector(actor, selectPlace);
  const bank = useSubjectiveBank(actor, work);
  const values = useSelector(work, selectValues);
  return (
    <GradingForm
      work={work}
      words="grading:subjective"
      values={{ context: bank }}
      label={t('answer.form')}
      excerpt={excerptBy(subjectiveIn, useSubjectiveText(bank))}
      foot={
        <>
          <SubjectiveInView values={values} />
          {values.isReady ? <Status kind="waiting">{t('ready.is')}</Status> : null}
          <LinkButton to="/homework/list?view=ready" kind="quiet">
            {t('ready.open')}
          </LinkButton>
        </>
      }
      text={<AnswerText work={answer} rightAnswer={answer?.info.right_answer} />}
    >
      <chakra.div display="flex" flexWrap="wrap" columnGap={5} rowGap={3}>
        <MarkField name="central_material" maximum={subjectiveCaps.centralMaterial} />
        <MarkField name="language" maximum={subjectiveCaps.language} />
        <MarkField name="structure" maximum={subjectiveCaps.structure} />
      </chakra.div>
      <SubjectiveTotal actor={actor} work={work} />
      <StarField />
      <CommentField
        work={work}
        place="comment"
        name="comment"
        bank={bank}
        rows={5}
        optional
        own={own}
      />
    </GradingForm>
  );
}
