import { useTranslation } from 'react-i18next';
import type { todos } from '../../machines/home/todos';
import type { ActorProps } from '../parts/actorProps';
import { PageHead } from '../parts/PageHead';
import { TodoBlock } from './TodoBlock';

/** Everything that waits for the analyst, on a page of its own. */
export function TodoScreen({ actor }: ActorProps<typeof todos>) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHead title={t('sidebar.todo')} />
      <TodoBlock actor={actor} isWhole />
    </>
  );
}
