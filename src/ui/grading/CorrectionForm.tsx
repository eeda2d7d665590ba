import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { essayLimits } from '../../domain/limits';
import { type grading, selectDraft } from '../../machines/grading/grading';
import type { personWork } from '../../machines/grading/personWork';
import { Button } from '../parts/Button';
import { DraftState } from '../parts/draft/DraftState';
import { BoundFailure, BoundForm } from '../parts/form/BoundForm';
import { CategoryComments } from './CategoryComments';
import { CoverageMeter } from './CoverageMeter';
import { OverallFields } from './OverallFields';
import { Remarks } from './Remarks';

interface CorrectionFormProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly work: ActorRefFrom<typeof grading>;
}

/** The correction of an essay: remarks, a comment by category, and the overall fields. */
export function CorrectionForm({ actor, work }: CorrectionFormProps) {
  const { t } = useTranslation('grading');
  const draft = useSelector(work, selectDraft);
  return (
    <BoundForm
      actor={work}
      words="grading:overall"
      values={{ lowest: essayLimits.lowestRating, highest: essayLimits.highestRating }}
      label={t('correction')}
    >
      <CoverageMeter work={work} />
      <Remarks actor={actor} work={work} />
      <CategoryComments work={work} />
      <OverallFields work={work} />
      <BoundFailure />
      <chakra.div
        position="sticky"
        bottom={0}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        gap={3}
        py={3}
        bg="bg"
        borderTopWidth="1px"
      >
        <Button kind="primary" type="submit">
          {t('readThrough.open')}
        </Button>
        {draft === undefined ? null : <DraftState actor={draft} />}
      </chakra.div>
    </BoundForm>
  );
}
