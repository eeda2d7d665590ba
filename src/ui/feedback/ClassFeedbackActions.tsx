import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ClassFeedbackRow } from '../../domain/feedback';
import type { classFeedbackRows } from '../../machines/feedback/classFeedbackRows';
import { selectChangingIds } from '../../machines/parts/collection/selectors';
import { Button } from '../parts/Button';
import { TextLink } from '../parts/TextLink';
import { useToldName } from '../parts/useToldName';
import { copyingPage } from './feedbackPages';

interface ClassFeedbackActionsProps {
  readonly actor: ActorRefFrom<typeof classFeedbackRows>;
  readonly row: ClassFeedbackRow;
}

/** What can be done with a feedback: a new one begins with it; a draft can be removed. */
export function ClassFeedbackActions({ actor, row }: ClassFeedbackActionsProps) {
  const { t } = useTranslation('feedback');
  const told = useToldName();
  const changing = useSelector(actor, selectChangingIds<number>);
  return (
    <chakra.div display="flex" alignItems="center" gap={2}>
      <TextLink to={copyingPage(row)}>{t('action.copy')}</TextLink>
      {row.status === 'draft' ? (
        <Button
          size="small"
          kind="quiet"
          disabled={changing.length > 0}
          aria-label={t('action.removeOf', { name: told(row.student_name) })}
          onClick={() =>
            actor.send({ type: 'change.requested', name: 'removed', ids: [row.feedback_id] })
          }
        >
          {t('draft.remove')}
        </Button>
      ) : null}
    </chakra.div>
  );
}
