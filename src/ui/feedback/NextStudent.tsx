import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { nextDue } from '../../domain/sameClass';
import {
  type classWriting,
  selectClassId,
  selectStudentId,
} from '../../machines/feedback/classWriting';
import type { feedbackStudents } from '../../machines/feedback/feedbackStudents';
import { selectAnswer } from '../../machines/parts/record';
import { LinkButton } from '../parts/LinkButton';
import { useOrigin } from '../parts/useOrigin';
import { useToldName } from '../parts/useToldName';
import { writingPage } from './feedbackPages';

interface NextStudentProps {
  readonly actor: ActorRefFrom<typeof classWriting>;
  readonly students: ActorRefFrom<typeof feedbackStudents>;
}

/** The way from a given feedback to the next student who waits for one; nothing where nobody waits [SCREEN-090]. */
export function NextStudent({ actor, students }: NextStudentProps) {
  const { t } = useTranslation('feedback');
  const told = useToldName();
  const origin = useOrigin();
  const studentId = useSelector(actor, selectStudentId);
  const classId = useSelector(actor, selectClassId);
  const next = nextDue(useSelector(students, selectAnswer)?.list ?? [], studentId);
  if (next === null) return null;
  return (
    <LinkButton to={writingPage(next.id, classId)} origin={origin} kind="primary" icon={ArrowRight}>
      {t('class.next', { name: told(next.name), account: next.username })}
    </LinkButton>
  );
}
