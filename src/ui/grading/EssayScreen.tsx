import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  correctionIn,
  type grading,
  keptCorrections,
  selectStage,
  selectValues,
  selectWork,
} from '../../machines/grading/grading';
import { type personWork, selectGrading } from '../../machines/grading/personWork';
import type { ActorProps } from '../parts/actorProps';
import { useCorrectionText } from './correctionText';
import { EssayDesk } from './EssayDesk';
import { EssayHead } from './EssayHead';
import { KeptDrafts } from './KeptDrafts';
import { NothingToGrade } from './NothingToGrade';
import { ReadThrough } from './ReadThrough';
import { Submitted } from './Submitted';
import { WorkStages } from './WorkStages';

/** One student's homework: reading it, correcting it, and how it was corrected. */
export function EssayScreen({ actor }: ActorProps<typeof personWork>) {
  const work = useSelector(actor, selectGrading);
  if (work === undefined) return null;
  return (
    <>
      <EssayHead actor={actor} />
      <Stage actor={actor} work={work} />
    </>
  );
}

interface StageProps extends ActorProps<typeof personWork> {
  readonly work: ActorRefFrom<typeof grading>;
}

function Stage({ actor, work }: StageProps) {
  const { t } = useTranslation('grading');
  const stage = useSelector(work, selectStage);
  const essay = useSelector(work, selectWork);
  const textOf = useCorrectionText();
  const text = textOf(essay?.text ?? '', useSelector(work, selectValues));
  const kept = (
    <KeptDrafts
      work={work}
      keptIn={keptCorrections}
      valuesIn={correctionIn}
      textOf={(values) => textOf(essay?.text ?? '', values)}
    />
  );
  return (
    <WorkStages
      {...{ actor, work, stage, kept }}
      label={t('homework')}
      failed={t('loadFailed')}
      text={text}
      nothing={<NothingToGrade actor={actor} />}
      submitted={<Submitted actor={actor} work={work} />}
    >
      <EssayDesk actor={actor} work={work} />
      <ReadThrough work={work} stage={stage} />
    </WorkStages>
  );
}
