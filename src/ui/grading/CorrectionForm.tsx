import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { essayCategories } from '../../domain/grading';
import { essayLimits } from '../../domain/limits';
import { type grading, selectDraft, selectValues } from '../../machines/grading/grading';
import type { personWork } from '../../machines/grading/personWork';
import { Button } from '../parts/Button';
import { DraftState } from '../parts/draft/DraftState';
import { BoundForm } from '../parts/form/BoundForm';
import { Text } from '../parts/Text';
import { CategoryName } from './CategoryName';
import { CategoryComments } from './CategoryComments';
import { CoverageMeter } from './CoverageMeter';
import { EssayText } from './EssayText';
import { FormFoot } from './FormFoot';
import { OverallFields } from './OverallFields';
import { Remarks } from './Remarks';
import { ScoreInView } from './ScoreInView';

interface CorrectionFormProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly work: ActorRefFrom<typeof grading>;
}

/** The correction of an essay: the essay, beside it remarks and what every correction needs, then comments by category. */
export function CorrectionForm({ actor, work }: CorrectionFormProps) {
  const { t } = useTranslation('grading');
  const draft = useSelector(work, selectDraft);
  const { rating } = useSelector(work, selectValues);
  return (
    <BoundForm
      actor={work}
      words="grading:overall"
      values={{ lowest: essayLimits.lowestRating, highest: essayLimits.highestRating }}
      label={t('correction')}
    >
      <chakra.div
        data-noted=""
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 9fr)' }}
        gap={6}
        alignItems="start"
      >
        <EssayText
          actor={actor}
          work={work}
          choices={essayCategories.map((category) => (
            <Button
              key={category}
              size="small"
              onClick={() => actor.send({ type: 'remark.requested', category })}
            >
              <CategoryName category={category} />
            </Button>
          ))}
        />
        <chakra.div alignSelf="stretch">
          <Remarks actor={actor} work={work} />
          <OverallFields actor={actor} work={work} />
        </chakra.div>
      </chakra.div>
      <CoverageMeter work={work} />
      <CategoryComments actor={actor} work={work} />
      <FormFoot verb={t('readThrough.open')}>
        <ScoreInView score={rating} maximum={essayLimits.highestRating} />
        <Text small muted>
          {t('readThrough.needs')}
        </Text>
        {draft === undefined ? null : <DraftState actor={draft} />}
      </FormFoot>
    </BoundForm>
  );
}
