import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Todo } from '../../domain/home';
import { groupTodos } from '../../machines/home/todoGroups';
import { KeepFocus } from '../parts/KeepFocus';
import { Text } from '../parts/Text';
import { Rows } from './Rows';
import { SnoozedRow } from './SnoozedRow';
import { TodoRow } from './TodoRow';

interface TodoListProps {
  readonly list: readonly Todo[];
  readonly asOf: string;
  readonly onSnooze: (todo: Todo) => void;
}

/** What waits, by kind; what is put off stands last. */
export function TodoList({ list, asOf, onSnooze }: TodoListProps) {
  const { t } = useTranslation('home');
  const { groups, snoozed } = useMemo(() => groupTodos(list), [list]);
  return (
    <KeepFocus>
      {groups.map(({ kind, count, items }) => (
        <Group key={kind} title={t(`kind.${kind}`)} count={t('todo.count', { count })}>
          {items.map((todo) => (
            <TodoRow
              key={todo.item}
              todo={todo}
              asOf={asOf}
              onSnooze={() => {
                onSnooze(todo);
              }}
            />
          ))}
        </Group>
      ))}
      {snoozed.length === 0 ? null : (
        <Group title={t('todo.snoozed')} count={t('todo.count', { count: snoozed.length })}>
          {snoozed.map((todo) => (
            <SnoozedRow key={todo.item} todo={todo} />
          ))}
        </Group>
      )}
    </KeepFocus>
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: string;
  readonly children: ReactNode;
}

function Group({ title, count, children }: GroupProps) {
  return (
    <>
      <Text
        as="h3"
        small
        muted
        figures
        position="sticky"
        top={0}
        display="flex"
        justifyContent="space-between"
        px={3}
        py={1.5}
        bg="bg.subtle"
        fontWeight="medium"
        borderBottomWidth="1px"
      >
        <span>{title}</span>
        <span>{count}</span>
      </Text>
      <Rows label={title}>{children}</Rows>
    </>
  );
}
