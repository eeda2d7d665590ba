import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type answerDetail,
  selectGiven,
  selectGivenFailure,
  selectIsAbsent,
  selectIsLoading,
} from '../../machines/answers/answerDetail';
import { Failed, NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { Loading } from '../parts/Loading';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { AnswerFacts } from './AnswerFacts';
import { QuestionParts } from './QuestionParts';
import { SaidTable } from './SaidTable';

interface AnswerDetailScreenProps {
  readonly actor: ActorRefFrom<typeof answerDetail>;
}

/** One answer: the question, what was said, the solution, and how my students have answered it [SCREEN-076]. */
export function AnswerDetailScreen({ actor }: AnswerDetailScreenProps) {
  const { t } = useTranslation('answers');
  return (
    <>
      <Box ms={-3} _print={{ display: 'none' }}>
        <LinkButton to="/answerHistoryEntry/index" kind="quiet" icon={ArrowLeft}>
          {t('back')}
        </LinkButton>
      </Box>
      <PageHead title={t('one')} />
      <Given actor={actor} />
    </>
  );
}

function Given({ actor }: AnswerDetailScreenProps) {
  const { t } = useTranslation('answers');
  const given = useSelector(actor, selectGiven);
  const isLoading = useSelector(actor, selectIsLoading);
  const isAbsent = useSelector(actor, selectIsAbsent);
  const failure = useSelector(actor, selectGivenFailure);
  if (isLoading && given === null) return <Loading label={t('one')} rows={6} />;
  if (isAbsent) return <NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>;
  if (given === null) {
    return (
      <Failed
        title={t('oneFailed')}
        failure={failure}
        onRetry={() => {
          actor.send({ type: 'load.retried' });
        }}
      />
    );
  }
  return (
    <>
      <RecordOutdated actor={actor} />
      <AnswerFacts given={given} />
      <QuestionParts given={given} />
      <SaidTable given={given} />
    </>
  );
}
