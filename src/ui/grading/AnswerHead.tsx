import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type answerWork, selectPlace } from '../../machines/grading/answerWork';
import { WorkHead } from './WorkHead';

interface AnswerHeadProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly title: string;
  /** Whose answer it is; null until it is loaded. */
  readonly info:
    | (NonNullable<ComponentProps<typeof WorkHead>['student']> & { readonly submitted_at: string })
    | null;
}

/** Whose answer it is, its place among those that wait, and the ways back and on. */
export function AnswerHead({ actor, title, info }: AnswerHeadProps) {
  const { t } = useTranslation('grading');
  const place = useSelector(actor, selectPlace);
  return (
    <WorkHead
      {...{ place, title, student: info }}
      back={{ to: '/home', text: t('answer.back') }}
      view="history"
      handedInAt={info?.submitted_at ?? null}
    />
  );
}
