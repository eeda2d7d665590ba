import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { businessDay } from '../../domain/businessTime';
import {
  selectIsResuming,
  selectList,
  selectSnoozing,
  type todos,
} from '../../machines/home/todos';
import { NothingYet } from '../parts/Emptiness';
import { Panel } from './Block';
import { PolledBlock } from './PolledBlock';
import { SnoozeDialog } from './SnoozeDialog';
import { TodoList } from './TodoList';

interface TodoBlockProps {
  readonly actor: ActorRefFrom<typeof todos>;
  /** Whether all of it is in sight at once; else what comes first is, and the rest opens on a press. */
  readonly isWhole?: boolean;
}

/** The to-do list, and the dialog that puts one of it off. */
export function TodoBlock({ actor, isWhole = false }: TodoBlockProps) {
  const { t } = useTranslation('home');
  const waiting = useSelector(actor, selectList);
  const snooze = useSelector(actor, selectSnoozing);
  const isResuming = useSelector(actor, selectIsResuming);
  return (
    <>
      {waiting && (
        <PolledBlock
          actor={waiting}
          title={t('todo.title')}
          titled={isWhole}
          failed={t('todo.failed')}
          rows={8}
          fills
        >
          {({ list, as_of: asOf }) => (
            <Panel>
              {list.length === 0 ? (
                <NothingYet title={t('todo.nothing')}>{t('todo.nothingText')}</NothingYet>
              ) : (
                <TodoList
                  list={list}
                  asOf={asOf}
                  isWhole={isWhole}
                  isResuming={isResuming}
                  onResume={({ item }) => actor.send({ type: 'resume.requested', item })}
                  onSnooze={({ item, kind, name }) => {
                    const today = businessDay(new Date(asOf));
                    actor.send({ type: 'snooze.requested', today, item, kind, name });
                  }}
                />
              )}
            </Panel>
          )}
        </PolledBlock>
      )}
      {snooze && (
        <SnoozeDialog actor={snooze} onCancel={() => actor.send({ type: 'snooze.cancelled' })} />
      )}
    </>
  );
}
