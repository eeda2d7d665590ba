import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  correctionIn,
  type grading,
  selectDraft,
  selectWork,
} from '../../machines/grading/grading';
import type { personWork } from '../../machines/grading/personWork';
import { DraftOffer } from '../parts/draft/DraftOffer';
import { CorrectionForm } from './CorrectionForm';
import { useCorrectionText } from './correctionText';
import { excerptBy } from './draftExcerpt';

interface EssayDeskProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly work: ActorRefFrom<typeof grading>;
}

/** Where an essay is corrected, with the draft that was kept of it. */
export function EssayDesk({ actor, work }: EssayDeskProps) {
  const draft = useSelector(work, selectDraft);
  const essay = useSelector(work, selectWork)?.text ?? '';
  const textOf = useCorrectionText();
  const excerpt = excerptBy(correctionIn, (values) => textOf(essay, values));
  return (
    <chakra.div display="flex" flexDirection="column" gap={4}>
      {draft === undefined ? null : <DraftOffer actor={draft} excerpt={excerpt} />}
      <CorrectionForm actor={actor} work={work} />
    </chakra.div>
  );
}
