import { useTranslation } from 'react-i18next';
import type { Todo } from '../../domain/home';
import { useDates } from '../parts/dates';
import { StatusShape } from '../parts/Status';
import { TextLink } from '../parts/TextLink';
import { Aside, Lead, Row, SecondLine } from './Rows';

interface SnoozedRowProps {
  readonly todo: Todo;
}

/** A thing that is put off: until when and why. */
export function SnoozedRow({ todo }: SnoozedRowProps) {
  const { t } = useTranslation('home');
  const { day } = useDates();
  const { name, url, snoozed_until: until, snooze_reason: reason } = todo;
  return (
    <Row>
      <StatusShape kind="waiting" />
      <Lead>
        <TextLink to={url}>{name}</TextLink>
        {reason === null ? null : <SecondLine>{t('todo.reason', { reason })}</SecondLine>}
      </Lead>
      <Aside>{until === null ? null : t('todo.until', { time: day(until) })}</Aside>
    </Row>
  );
}
