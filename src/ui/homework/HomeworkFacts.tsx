import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { HomeworkRow, Reminding } from '../../domain/homework';
import { useDates } from '../parts/dates';
import { useReminderWords } from '../parts/reminderWords';
import { Progress } from './Progress';

interface HomeworkFactsProps {
  readonly homework: HomeworkRow;
  readonly reminding: Reminding | undefined;
}

/** What was assigned, when, by whom, and until when. */
export function HomeworkFacts({ homework, reminding }: HomeworkFactsProps) {
  const { t } = useTranslation('homework');
  const { moment } = useDates();
  const due = moment(homework.deadline);
  const said = useReminderWords();
  const { withdrawn_at: withdrawn } = homework;
  const { missing_count: missing = 0, waiting_count: waiting = 0 } = reminding ?? {};
  const last = withdrawn === null ? (reminding?.last ?? null) : null;
  const done = waiting === 0 ? 'allDone' : 'someDone';
  const facts = [
    [t('column.type'), t(`type.${homework.type}`)],
    [t('column.course'), `${homework.course_name} · ${homework.lesson_name}`],
    [t('column.card'), homework.card_name],
    [t('column.arranged'), moment(homework.arranged_at)],
    [t('column.assignedBy'), homework.assigned_by],
    [t('column.deadline'), withdrawn === null ? due : t('notDue.at', { time: due })],
    ...(last === null
      ? []
      : [
          [
            t('reminder.fact'),
            t(`reminder.${done}`, { count: missing - waiting, last: said(last) }),
          ] as const,
        ]),
  ] as const;
  return (
    <chakra.dl display="flex" flexWrap="wrap" columnGap={6} rowGap={2} mb={4}>
      <div>
        <chakra.dt textStyle="small" color="fg.muted">
          {t('column.status')}
        </chakra.dt>
        <dd>
          <Progress homework={homework} />
        </dd>
      </div>
      {facts.map(([name, value]) => (
        <div key={name}>
          <chakra.dt textStyle="small" color="fg.muted">
            {name}
          </chakra.dt>
          <dd>{value}</dd>
        </div>
      ))}
    </chakra.dl>
  );
}
