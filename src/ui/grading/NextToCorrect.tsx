import { useSelector } from '@xstate/react';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type personWork,
  selectNext,
  selectOthersWaiting,
} from '../../machines/grading/personWork';
import { personPage } from '../parts/homework/columns';
import { LinkButton } from '../parts/LinkButton';

interface NextToCorrectProps {
  readonly actor: ActorRefFrom<typeof personWork>;
  readonly kind: 'primary' | 'quiet';
}

/** The way to the homework that waits longest, and how many wait. */
export function NextToCorrect({ actor, kind }: NextToCorrectProps) {
  const { t } = useTranslation('grading');
  const next = useSelector(actor, selectNext);
  const count = useSelector(actor, selectOthersWaiting);
  if (next === null || count === null || count < 1) return null;
  return (
    <LinkButton to={personPage(next)} kind={kind} icon={ArrowRight}>
      {t('next', { name: next.student_name, count })}
    </LinkButton>
  );
}
