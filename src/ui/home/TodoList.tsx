import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Todo } from '../../domain/home';
import { countOf, groupTodos, splitGroups, type TodoGroup } from '../../machines/home/todoGroups';
import { KeepFocus } from '../parts/KeepFocus';
import { PutAsideLink } from '../parts/PutAside';
import { Text } from '../parts/Text';
import { Rows } from './Rows';
import { SnoozedRow } from './SnoozedRow';
import { TodoRow } from './TodoRow';

interface TodoListProps {
  readonly list: readonly Todo[];
  readonly asOf: string;
  /** Whether all of it is in sight at once. */
  readonly isWhole: boolean;
  readonly onSnooze: (todo: Todo) => void;
  /** Whether it is being taken back that a thing was put off. */
  readonly isResuming: boolean;
  readonly onResume: (todo: Todo) => void;
}

/** So many things are in sight beside other blocks; the others open on a press. */
const firstThings = 5;

/** What waits, by kind; what is put off stands last. */
export function TodoList({ list, isWhole, onResume, ...row }: TodoListProps) {
  const { t } = useTranslation('home');
  const { groups, snoozed } = useMemo(() => groupTodos(list), [list]);
  const { first, rest } = splitGroups(groups, isWhole ? list.length : firstThings);
  const count = rest.reduce((sum, { items }) => sum + items.length, snoozed.length);
  const putOff = <Snoozed list={snoozed} isResuming={row.isResuming} onResume={onResume} />;
  return (
    <KeepFocus>
      <Groups groups={first} {...row} />
      {rest.length === 0 ? (
        putOff
      ) : (
        <details>
          <More>{t('todo.others', { count })}</More>
          <Groups groups={rest} {...row} />
          {putOff}
        </details>
      )}
    </KeepFocus>
  );
}

const More = chakra('summary', {
  base: { px: 3, py: 2.5, color: 'brand.fg', cursor: 'pointer', _hover: { bg: 'bg.subtle' } },
});

interface GroupsProps extends Pick<TodoListProps, 'asOf' | 'isResuming' | 'onSnooze'> {
  readonly groups: readonly TodoGroup[];
}

function Groups({ groups, asOf, isResuming, onSnooze }: GroupsProps) {
  const { t } = useTranslation('home');
  return groups.map(({ kind, count, items, isContinued = false }) => (
    <Group
      key={kind}
      title={t(`kind.${kind}`)}
      count={t('todo.count', { count })}
      isHeaded={!isContinued}
      about={kind === 'subjectiveToGrade' && !isContinued ? <PutAsideLink /> : undefined}
    >
      {items.map((todo) => (
        <TodoRow
          key={todo.item}
          todo={todo}
          asOf={asOf}
          isBusy={isResuming}
          onSnooze={() => onSnooze(todo)}
        />
      ))}
    </Group>
  ));
}

type SnoozedProps = Pick<TodoListProps, 'list' | 'isResuming' | 'onResume'>;

function Snoozed({ list, isResuming, onResume }: SnoozedProps) {
  const { t } = useTranslation('home');
  if (list.length === 0) return null;
  return (
    <Group title={t('todo.snoozed')} count={t('todo.count', { count: countOf(list) })}>
      {list.map((todo) => (
        <SnoozedRow
          key={todo.item}
          todo={todo}
          isResuming={isResuming}
          onResume={() => onResume(todo)}
        />
      ))}
    </Group>
  );
}

interface GroupProps {
  readonly title: string;
  readonly count: string;
  /** Whether its head stands here; else above what it continues. */
  readonly isHeaded?: boolean;
  /** Under its head, where there is something. */
  readonly about?: ReactNode;
  readonly children: ReactNode;
}

function Group({ title, count, isHeaded = true, about, children }: GroupProps) {
  return (
    <>
      {isHeaded ? <GroupHead {...{ title, count }} /> : null}
      <chakra.div px={3} py={1.5} _empty={{ display: 'none' }}>
        {about}
      </chakra.div>
      <Rows label={title}>{children}</Rows>
    </>
  );
}

function GroupHead({ title, count }: Pick<GroupProps, 'title' | 'count'>) {
  return (
    <Text
      as="h3"
      small
      muted
      figures
      position="sticky"
      top="var(--stuck, {spacing.header})"
      zIndex={1}
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
  );
}
