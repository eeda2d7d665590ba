import { useTranslation } from 'react-i18next';
import type { errorBookStudentRows } from '../../machines/answers/errorBooks';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { errorBookStudentColumns } from '../parts/answers/errorBookColumns';

const words = {
  ...{ count: 'books.count', search: 'books.search', label: 'books.title' },
  ...{ nothing: 'books.nothing', failed: 'books.failed' },
};

/** The students with what their error books hold. */
export function ErrorBooksScreen({ actor }: ActorProps<typeof errorBookStudentRows>) {
  const { t } = useTranslation('answers');
  return (
    <ListScreen
      actor={actor}
      columns={errorBookStudentColumns}
      title={t('books.title')}
      words={words}
    />
  );
}
