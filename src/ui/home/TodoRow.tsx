import { AlarmClock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Todo } from '../../domain/home';
import { urgencyOf } from '../../machines/home/todoGroups';
import { useDates } from '../parts/dates';
import { IconButton } from '../parts/IconButton';
import { PutAsideSome } from '../parts/PutAside';
import { StatusShape } from '../parts/Status';
import { TextLink } from '../parts/TextLink';
import { useShortMoment } from './momentWords';
import { HeadLine, Lead, Row } from './Rows';
import { TodoStudents } from './TodoStudents';

/** The answers that an address narrows a list to. */
const answersIn = (url: string): number[] =>
  (new URLSearchParams(url.split('?')[1]).get('answers') ?? '').split(',').map(Number);

interface TodoRowProps {
  readonly todo: Todo;
  readonly asOf: string;
  /** Whether another thing is being brought back: nothing can be put off meanwhile. */
  readonly isBusy: boolean;
  readonly onSnooze: () => void;
}

const shapes = { now: 'act', ending: 'watch', open: 'none' } as const;

/** One thing to do: the way to it, how much of it, when it is due, and that it may be put off. */
export function TodoRow({ todo, asOf, isBusy, onSnooze }: TodoRowProps) {
  const { t } = useTranslation('home');
  const { day } = useDates();
  const short = useShortMoment(asOf);
  const { name, count, url, due_at: due, since } = todo;
  const waiting = since === null ? t('todo.noneYet') : t('todo.since', { time: day(since) });
  return (
    <Row>
      <StatusShape kind={shapes[urgencyOf(todo, asOf)]} />
      <Lead>
        <HeadLine
          known={
            <>
              <span>{t('todo.count', { count })}</span>
              <span>{due === null ? waiting : t('todo.due', { time: short(due) })}</span>
            </>
          }
        >
          <TextLink to={url}>{name}</TextLink> <PutAsideSome answerIds={answersIn(url)} />
        </HeadLine>
        <TodoStudents todo={todo} />
      </Lead>
      <IconButton
        icon={AlarmClock}
        label={t('todo.snooze', { name })}
        size="small"
        disabled={isBusy}
        onClick={onSnooze}
      />
    </Row>
  );
}
