import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import {
  type answerPage,
  selectBoard,
  selectCauses,
  selectDetail,
} from '../../machines/answers/answerPage';
import type { ActorProps } from '../parts/actorProps';
import { ReportQuestion } from '../parts/answers/ReportQuestion';
import { RecordScreen } from '../parts/RecordScreen';
import { AnswerBoard } from './AnswerBoard';
import { AnswerCauses } from './AnswerCauses';
import { AnswerFacts } from './AnswerFacts';
import { QuestionParts } from './QuestionParts';
import { SaidTable } from './SaidTable';

/** One answer: the question, what was said, the solution, and how my students have answered it [SCREEN-076]. */
export function AnswerDetailScreen({ actor }: ActorProps<typeof answerPage>) {
  const { t } = useTranslation('answers');
  const detail = useSelector(actor, selectDetail);
  const board = useSelector(actor, selectBoard);
  const causes = useSelector(actor, selectCauses);
  if (detail === undefined || board === undefined || causes === undefined) return null;
  return (
    <RecordScreen
      actor={detail}
      words="answers:one"
      rows={6}
      back={{ to: '/answerHistoryEntry/index', label: t('back') }}
      dated={false}
      head={(given) => ({ action: <ReportQuestion question={given} /> })}
    >
      {(given) => (
        <>
          <AnswerFacts given={given} />
          <AnswerCauses actor={causes} />
          <QuestionParts given={given}>
            <AnswerBoard actor={board} />
          </QuestionParts>
          <SaidTable given={given} />
        </>
      )}
    </RecordScreen>
  );
}
