import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { errorBookStudentRows } from '../../machines/answers/errorBooks';
import { ListScreen } from '../parts/collection/ListScreen';
import { errorBookStudentColumns } from '../parts/answers/errorBookColumns';

interface ErrorBooksScreenProps {
  readonly actor: ActorRefFrom<typeof errorBookStudentRows>;
}

const words = {
  ...{ count: 'books.count', search: 'books.search', label: 'books.title' },
  ...{ nothing: 'books.nothing', failed: 'books.failed' },
};

/** The students with what their error books hold. */
export function ErrorBooksScreen({ actor }: ErrorBooksScreenProps) {
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
