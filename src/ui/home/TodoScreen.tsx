import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { todos } from '../../machines/home/todos';
import { PageHead } from '../parts/PageHead';
import { TodoBlock } from './TodoBlock';

interface TodoScreenProps {
  readonly actor: ActorRefFrom<typeof todos>;
}

/** Everything that waits for the analyst, on a page of its own. */
export function TodoScreen({ actor }: TodoScreenProps) {
  const { t } = useTranslation('shell');
  return (
    <>
      <PageHead title={t('sidebar.todo')} />
      <TodoBlock actor={actor} isWhole />
    </>
  );
}
