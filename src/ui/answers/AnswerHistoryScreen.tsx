import type { ActorRefFrom } from 'xstate';
import type { answerHistory } from '../../machines/answers/answerHistory';
import { AnswerHistory } from '../parts/answers/AnswerHistory';

interface AnswerHistoryScreenProps {
  readonly actor: ActorRefFrom<typeof answerHistory>;
}

/** What the analyst's students have answered [SCREEN-068]. */
export function AnswerHistoryScreen({ actor }: AnswerHistoryScreenProps) {
  return <AnswerHistory actor={actor} />;
}
