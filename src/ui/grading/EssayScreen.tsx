import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  correctionIn,
  type grading,
  keptCorrections,
  selectFailure,
  selectStage,
  selectValues,
  selectWork,
} from '../../machines/grading/grading';
import { type personWork, selectGrading } from '../../machines/grading/personWork';
import { Failed } from '../parts/Emptiness';
import { Loading } from '../parts/Loading';
import { useCorrectionText } from './correctionText';
import { EssayDesk } from './EssayDesk';
import { EssayHead } from './EssayHead';
import { KeptDrafts } from './KeptDrafts';
import { NothingToGrade } from './NothingToGrade';
import { Overtaken } from './Overtaken';
import { ReadThrough } from './ReadThrough';
import { Submitted } from './Submitted';

interface EssayScreenProps {
  readonly actor: ActorRefFrom<typeof personWork>;
}

/** One student's homework: reading it, correcting it, and how it was corrected. */
export function EssayScreen({ actor }: EssayScreenProps) {
  const work = useSelector(actor, selectGrading);
  if (work === undefined) return null;
  return (
    <>
      <EssayHead actor={actor} />
      <Stage actor={actor} work={work} />
    </>
  );
}

interface StageProps extends EssayScreenProps {
  readonly work: ActorRefFrom<typeof grading>;
}

function Stage({ actor, work }: StageProps) {
  const { t } = useTranslation('grading');
  const stage = useSelector(work, selectStage);
  const failure = useSelector(work, selectFailure);
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
  switch (stage) {
    case 'loading':
      return <Loading label={t('homework')} rows={12} />;
    case 'loadFailed':
      return (
        <Failed
          title={t('loadFailed')}
          failure={failure}
          onRetry={() => {
            actor.send({ type: 'retry.requested' });
          }}
        />
      );
    case 'nothingToGrade':
      return (
        <>
          {kept}
          <NothingToGrade actor={actor} />
        </>
      );
    case 'overtaken':
      return <Overtaken work={work} text={text} />;
    case 'submitted':
      return (
        <>
          {kept}
          <Submitted actor={actor} work={work} />
        </>
      );
    default:
      return (
        <>
          <EssayDesk actor={actor} work={work} />
          <ReadThrough work={work} stage={stage} />
        </>
      );
  }
}
