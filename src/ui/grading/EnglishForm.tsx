import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { MessageSquarePlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { englishItems, englishTotalMaximum } from '../../domain/grading';
import { type englishGrading, englishIn } from '../../machines/grading/answerGrading';
import { type answerWork, selectPlace } from '../../machines/grading/answerWork';
import { selectValues, selectWork } from '../../machines/grading/selectors';
import { Button } from '../parts/Button';
import { CommentField } from './CommentField';
import { EnglishTotal } from './EnglishTotal';
import { EssayText } from './EssayText';
import { excerptBy } from './draftExcerpt';
import { GradingForm } from './GradingForm';
import { useEnglishText } from './gradingText';
import { MarkField } from './MarkField';
import { Remarks } from './Remarks';
import { ScoreInView } from './ScoreInView';

interface EnglishFormProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly work: ActorRefFrom<typeof englishGrading>;
}

/** The essay beside its marks: items with their maxima, the total that is chosen, and remarks. */
export function EnglishForm({ actor, work }: EnglishFormProps) {
  const { t } = useTranslation('grading');
  const own = useSelector(actor, selectPlace);
  const answer = useSelector(work, selectWork);
  const { total } = useSelector(work, selectValues);
  const image = answer?.info.image ?? null;
  const textOf = useEnglishText();
  return (
    <GradingForm
      work={work}
      words="grading:english"
      label={t('answer.form')}
      foot={<ScoreInView score={total} maximum={englishTotalMaximum} />}
      excerpt={excerptBy(englishIn, (values) => textOf(answer?.text ?? '', values))}
      text={
        <EssayText
          actor={actor}
          work={work}
          photo={image}
          choices={
            <Button
              size="small"
              icon={MessageSquarePlus}
              onClick={() => actor.send({ type: 'remark.requested' })}
            >
              {t('mark.add')}
            </Button>
          }
        />
      }
    >
      <chakra.div display="flex" flexWrap="wrap" columnGap={5} rowGap={3}>
        {englishItems.map(({ item, maximum }) => (
          <MarkField key={item} name={item} maximum={maximum} />
        ))}
      </chakra.div>
      <EnglishTotal actor={actor} work={work} />
      <CommentField
        work={work}
        place="comment"
        name="comment"
        bank="english"
        rows={4}
        optional
        own={own}
      />
      <Remarks actor={actor} work={work} />
    </GradingForm>
  );
}
