import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type answerPage,
  selectBoard,
  selectCauses,
  selectDetail,
} from '../../machines/answers/answerPage';
import { selectAnswerIfAny } from '../../machines/parts/record';
import { ReportQuestion } from '../parts/answers/ReportQuestion';
import { BackLink } from '../parts/BackLink';
import { NothingYet } from '../parts/Emptiness';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { AnswerBoard } from './AnswerBoard';
import { AnswerCauses } from './AnswerCauses';
import { AnswerFacts } from './AnswerFacts';
import { QuestionParts } from './QuestionParts';
import { SaidTable } from './SaidTable';

interface AnswerDetailScreenProps {
  readonly actor: ActorRefFrom<typeof answerPage>;
}

/** One answer: the question, what was said, the solution, and how my students have answered it [SCREEN-076]. */
export function AnswerDetailScreen({ actor }: AnswerDetailScreenProps) {
  const { t } = useTranslation('answers');
  const detail = useSelector(actor, selectDetail);
  const board = useSelector(actor, selectBoard);
  const causes = useSelector(actor, selectCauses);
  const found = useSelector(detail, selectAnswerIfAny) ?? null;
  if (detail === undefined || board === undefined || causes === undefined) return null;
  return (
    <>
      <BackLink to="/answerHistoryEntry/index">{t('back')}</BackLink>
      <PageHead
        title={t('one')}
        action={found === null ? null : <ReportQuestion question={found} />}
      />
      <RecordView
        actor={detail}
        loading={t('one')}
        rows={6}
        failed={t('oneFailed')}
        absent={<NothingYet title={t('absent.title')}>{t('absent.text')}</NothingYet>}
      >
        {(given) => (
          <>
            <RecordOutdated actor={detail} />
            <AnswerFacts given={given} />
            <AnswerCauses actor={causes} />
            <QuestionParts given={given}>
              <AnswerBoard actor={board} />
            </QuestionParts>
            <SaidTable given={given} />
          </>
        )}
      </RecordView>
    </>
  );
}
