import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectSnoozing, selectTodos, type todoPage } from '../../machines/home/todoPage';
import { PageHead } from '../parts/PageHead';
import { SnoozeDialog } from './SnoozeDialog';
import { TodoBlock } from './TodoBlock';

interface TodoScreenProps {
  readonly actor: ActorRefFrom<typeof todoPage>;
}

/** Everything that waits for the analyst, on a page of its own. */
export function TodoScreen({ actor }: TodoScreenProps) {
  const { t } = useTranslation('shell');
  const todos = useSelector(actor, selectTodos);
  const snooze = useSelector(actor, selectSnoozing);
  return (
    <>
      <PageHead title={t('sidebar.todo')} />
      <chakra.div maxWidth="dialogLarge" height="calc(100dvh - 12rem)" minHeight="20rem">
        {todos === undefined ? null : (
          <TodoBlock
            actor={todos}
            onSnooze={({ item, kind, name }, today) => {
              actor.send({ type: 'snooze.requested', today, item, kind, name });
            }}
          />
        )}
      </chakra.div>
      {snooze === undefined ? null : (
        <SnoozeDialog
          actor={snooze}
          onCancel={() => {
            actor.send({ type: 'snooze.cancelled' });
          }}
        />
      )}
    </>
  );
}
