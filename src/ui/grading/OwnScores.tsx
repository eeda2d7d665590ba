import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { agreementOf } from '../../domain/grading';
import type { gradingPlace } from '../../machines/grading/gradingPlace';
import { selectAnswerIfAny } from '../../machines/parts/record';
import { Status } from '../parts/Status';

interface OwnScoresProps {
  readonly actor: ActorRefFrom<typeof gradingPlace> | undefined;
  /** The score that is about to be given; anything but a number while there is none. */
  readonly score: number | string | null;
}

/** How the analyst scored the last works of the same kind, and whether this score is far from those. */
export function OwnScores({ actor, score }: OwnScoresProps) {
  const { t } = useTranslation('grading');
  const own = agreementOf(useSelector(actor, selectAnswerIfAny)?.recent ?? []);
  if (own === null) return null;
  const isFar = typeof score === 'number' && own.isFar(score);
  return (
    <chakra.div textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
      <p>{t('own.last', { ...own, isFar: undefined })}</p>
      <chakra.div role="status">
        {isFar ? <Status kind="watch">{t('own.far')}</Status> : null}
      </chakra.div>
    </chakra.div>
  );
}
