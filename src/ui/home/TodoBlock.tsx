import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { businessDay } from '../../domain/businessTime';
import type { Todo } from '../../domain/home';
import type { todoPoll } from '../../machines/home/homePolls';
import { NothingYet } from '../parts/Emptiness';
import { Panel } from './Block';
import { PolledBlock } from './PolledBlock';
import { TodoList } from './TodoList';

interface TodoBlockProps {
  readonly actor: ActorRefFrom<typeof todoPoll>;
  /** A thing is to be put off; `today` is the server's. */
  readonly onSnooze: (todo: Todo, today: string) => void;
}

/** The to-do list. */
export function TodoBlock({ actor, onSnooze }: TodoBlockProps) {
  const { t } = useTranslation('home');
  return (
    <PolledBlock actor={actor} title={t('todo.title')} failed={t('todo.failed')} rows={8} fills>
      {({ list, as_of: asOf }) => (
        <Panel>
          {list.length === 0 ? (
            <NothingYet title={t('todo.nothing')}>{t('todo.nothingText')}</NothingYet>
          ) : (
            <TodoList
              list={list}
              asOf={asOf}
              onSnooze={(todo) => {
                onSnooze(todo, businessDay(new Date(asOf)));
              }}
            />
          )}
        </Panel>
      )}
    </PolledBlock>
  );
}
