import type { answerHistory } from '../../machines/answers/answerHistory';
import type { ActorProps } from '../parts/actorProps';
import { AnswerHistory } from '../parts/answers/AnswerHistory';

/** What the analyst's students have answered [SCREEN-068]. */
export function AnswerHistoryScreen({ actor }: ActorProps<typeof answerHistory>) {
  return <AnswerHistory actor={actor} />;
}
