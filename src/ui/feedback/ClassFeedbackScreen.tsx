import { PenLine } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ClassFeedbackRow } from '../../domain/feedback';
import type { classFeedbackRows } from '../../machines/feedback/classFeedbackRows';
import type { ActorProps } from '../parts/actorProps';
import { actions, columnsOf } from '../parts/columns';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { ClassDraftRemoval } from './ClassDraftRemoval';
import { ClassFeedbackActions } from './ClassFeedbackActions';
import { classFeedbackKinds } from './classFeedbackColumns';
import { choosingPage } from './feedbackPages';

const words = {
  label: 'class.title',
  count: 'class.count',
  search: 'class.search',
  failed: 'class.failed',
  nothing: 'class.nothing',
};

/** Feedback to parents after classes: all of it, what is given, and drafts [SCREEN-089, SCREEN-092]. */
export function ClassFeedbackScreen({ actor }: ActorProps<typeof classFeedbackRows>) {
  const { t } = useTranslation('feedback');
  const columns = useMemo(
    () =>
      columnsOf<ClassFeedbackRow>('feedback', [
        ...classFeedbackKinds,
        actions('act', (row) => <ClassFeedbackActions {...{ actor, row }} />, { width: 36 }),
      ]),
    [actor],
  );
  return (
    <ListScreen
      actor={actor}
      columns={columns}
      tabs="status"
      words={words}
      title={t('class.title')}
      action={
        <>
          <LinkButton to="/classEvaluation/index">{t('evaluation.title')}</LinkButton>
          <LinkButton to={choosingPage} kind="primary" icon={PenLine}>
            {t('class.write')}
          </LinkButton>
        </>
      }
    >
      <ClassDraftRemoval actor={actor} />
    </ListScreen>
  );
}
