import { Box } from '@chakra-ui/react';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { answerDetail } from '../../machines/answers/answerDetail';
import { NothingYet } from '../parts/Emptiness';
import { LinkButton } from '../parts/LinkButton';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
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
      <RecordView
        actor={actor}
        loading={t('one')}
        rows={6}
        failed={t('oneFailed')}
        absent={<NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>}
      >
        {(given) => (
          <>
            <RecordOutdated actor={actor} />
            <AnswerFacts given={given} />
            <QuestionParts given={given} />
            <SaidTable given={given} />
          </>
        )}
      </RecordView>
    </>
  );
}
