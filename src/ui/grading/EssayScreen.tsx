import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type grading,
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
  const text = useCorrectionText()(essay?.text ?? '', useSelector(work, selectValues));
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
      return <NothingToGrade actor={actor} />;
    case 'overtaken':
      return <Overtaken work={work} text={text} />;
    case 'submitted':
      return <Submitted actor={actor} work={work} />;
    default:
      return (
        <>
          <EssayDesk actor={actor} work={work} />
          <ReadThrough work={work} stage={stage} />
        </>
      );
  }
}
