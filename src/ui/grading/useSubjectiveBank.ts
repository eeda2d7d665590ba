import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { subjectiveBank } from '../../domain/commentBank';
import type { subjectiveGrading } from '../../machines/grading/answerGrading';
import { type answerWork, selectSubjectId } from '../../machines/grading/answerWork';
import { selectWork } from '../../machines/grading/selectors';

/** Which phrases suit the answer, and what its marks are called. */
export function useSubjectiveBank(
  actor: ActorRefFrom<typeof answerWork>,
  work: ActorRefFrom<typeof subjectiveGrading>,
) {
  const subjectId = useSelector(actor, selectSubjectId);
  return subjectiveBank(subjectId, useSelector(work, selectWork)?.info.type ?? 'subjective');
}
