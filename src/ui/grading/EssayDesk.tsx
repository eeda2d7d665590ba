import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type grading, selectDraft } from '../../machines/grading/grading';
import type { personWork } from '../../machines/grading/personWork';
import { DraftOffer } from '../parts/draft/DraftOffer';
import { CorrectionForm } from './CorrectionForm';
import { EssayText } from './EssayText';

interface EssayDeskProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly work: ActorRefFrom<typeof grading>;
}

/** The essay at the left, in sight all the time; what is said about it at the right. */
export function EssayDesk({ actor, work }: EssayDeskProps) {
  const draft = useSelector(work, selectDraft);
  return (
    <chakra.div display="flex" flexDirection="column" gap={4}>
      {draft === undefined ? null : <DraftOffer actor={draft} />}
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 11fr) minmax(0, 9fr)' }}
        gap={6}
        alignItems="start"
      >
        <EssayText actor={actor} work={work} />
        <CorrectionForm actor={actor} work={work} />
      </chakra.div>
    </chakra.div>
  );
}
