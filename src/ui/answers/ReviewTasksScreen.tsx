import { useTranslation } from 'react-i18next';
import type { reviewTaskRows } from '../../machines/answers/reviews';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { ListScreen } from '../parts/collection/ListScreen';
import { reviewTaskColumns } from './reviewColumns';

const words = {
  ...{ count: 'books.count', search: 'books.search', label: 'review.tasks' },
  ...{ nothing: 'books.nothing', failed: 'review.failed' },
};

/** The students with what is set for them to review, and what they reviewed of late [CALL-126]. */
export function ReviewTasksScreen({ actor }: ActorProps<typeof reviewTaskRows>) {
  const { t } = useTranslation('answers');
  return (
    <>
      <BackLink to="/report/list">{t('review.toReports')}</BackLink>
      <ListScreen {...{ actor, words }} columns={reviewTaskColumns} title={t('review.tasks')} />
    </>
  );
}
