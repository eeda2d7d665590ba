import { Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Todo } from '../../domain/home';
import { useDates } from '../parts/dates';
import { IconButton } from '../parts/IconButton';
import { StatusShape } from '../parts/Status';
import { TextLink } from '../parts/TextLink';
import { HeadLine, Lead, Row, SecondLine } from './Rows';
import { TodoStudents } from './TodoStudents';

interface SnoozedRowProps {
  readonly todo: Todo;
  readonly isResuming: boolean;
  readonly onResume: () => void;
}

/** A thing that is put off: what and whose it is, until when and why, and that it may wait again at once. */
export function SnoozedRow({ todo, isResuming, onResume }: SnoozedRowProps) {
  const { t } = useTranslation('home');
  const { day } = useDates();
  const { kind, name, count, url, snoozed_until: until, snooze_reason: reason } = todo;
  return (
    <Row>
      <StatusShape kind="waiting" />
      <Lead>
        <HeadLine
          known={
            <>
              <span>{t('todo.count', { count })}</span>
              <span>{until === null ? null : t('todo.until', { time: day(until) })}</span>
            </>
          }
        >
          <TextLink to={url}>{name}</TextLink>
        </HeadLine>
        <SecondLine>{t(`kind.${kind}`)}</SecondLine>
        <TodoStudents todo={todo} />
        {reason === null ? null : <SecondLine>{t('todo.reason', { reason })}</SecondLine>}
      </Lead>
      <IconButton
        icon={Undo2}
        label={t('todo.resume', { name })}
        size="small"
        disabled={isResuming}
        onClick={onResume}
      />
    </Row>
  );
}
