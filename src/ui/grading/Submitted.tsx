import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type grading, selectValues, selectWork } from '../../machines/grading/grading';
import { type personWork, selectInfo, selectPlace } from '../../machines/grading/personWork';
import { useDates } from '../parts/dates';
import { LinkButton } from '../parts/LinkButton';
import { CorrectedEssay } from './CorrectedEssay';
import { GradedHead } from './GradedHead';
import { NextWork } from './NextWork';

interface SubmittedProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly work: ActorRefFrom<typeof grading>;
}

/** A correction that stands: who made it and when, for nobody to change. */
export function Submitted({ actor, work }: SubmittedProps) {
  const { t } = useTranslation('grading');
  const { moment } = useDates();
  const essay = useSelector(work, selectWork);
  const values = useSelector(work, selectValues);
  const place = useSelector(actor, selectPlace);
  const correction = useSelector(actor, selectInfo)?.correction;
  if (essay === null) return null;
  const by = correction?.corrected_by ?? essay.graded?.by;
  const at = correction?.corrected_at ?? essay.graded?.at;
  return (
    <chakra.div display="grid" gap={5}>
      <GradedHead
        said={
          by === undefined || at === undefined
            ? t('corrected.now')
            : t('corrected.by', { name: by, time: moment(at) })
        }
        by={by}
      >
        <NextWork actor={place} />
        <LinkButton to="/homework/list?status=toBeCorrected">{t('corrected.list')}</LinkButton>
      </GradedHead>
      <CorrectedEssay work={essay} values={values} />
    </chakra.div>
  );
}
