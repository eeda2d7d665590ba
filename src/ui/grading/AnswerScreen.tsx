import { useSelector } from '@xstate/react';
import {
  type answerWork,
  selectEnglish,
  selectSubjective,
} from '../../machines/grading/answerWork';
import type { ActorProps } from '../parts/actorProps';
import { EnglishScreen } from './EnglishScreen';
import { SubjectiveScreen } from './SubjectiveScreen';

/** One written answer: reading it, grading it, and how it was graded. */
export function AnswerScreen({ actor }: ActorProps<typeof answerWork>) {
  const subjective = useSelector(actor, selectSubjective);
  const english = useSelector(actor, selectEnglish);
  if (subjective !== undefined) return <SubjectiveScreen actor={actor} work={subjective} />;
  if (english !== undefined) return <EnglishScreen actor={actor} work={english} />;
  return null;
}
