import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type schedule,
  selectDay,
  selectMeetings,
  selectToday,
} from '../../machines/home/schedule';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { IconButton } from '../parts/IconButton';
import { Text } from '../parts/Text';
import { BlockList } from './BlockList';
import { MeetingRow } from './MeetingRow';
import { PolledBlock } from './PolledBlock';

interface ScheduleBlockProps {
  readonly actor: ActorRefFrom<typeof schedule>;
}

/** The meetings of a day, and the way to the day before and after. */
export function ScheduleBlock({ actor }: ScheduleBlockProps) {
  const { t } = useTranslation('home');
  const { day: writeDay } = useDates();
  const day = useSelector(actor, selectDay);
  const meetings = useSelector(actor, selectMeetings);
  const today = useSelector(actor, selectToday);
  if (meetings === undefined) return null;
  return (
    <PolledBlock
      actor={meetings}
      title={t('schedule.title')}
      failed={t('schedule.failed')}
      rows={7}
      fills
      action={
        <>
          {day === today ? null : (
            <Button
              kind="quiet"
              size="small"
              onClick={() => actor.send({ type: 'day.chosen', day: today })}
            >
              {t('schedule.today')}
            </Button>
          )}
          <IconButton
            icon={ChevronLeft}
            label={t('schedule.previous')}
            size="small"
            onClick={() => actor.send({ type: 'day.moved', by: -1 })}
          />
          <Text figures aria-live="polite">
            {writeDay(day)}
          </Text>
          <IconButton
            icon={ChevronRight}
            label={t('schedule.next')}
            size="small"
            onClick={() => actor.send({ type: 'day.moved', by: 1 })}
          />
        </>
      }
    >
      {({ list, as_of: asOf }) => (
        <BlockList
          isEmpty={list.length === 0}
          nothing={t('schedule.nothing')}
          nothingText={t('schedule.nothingText')}
        >
          {list.map((meeting) => (
            <MeetingRow key={meeting.meeting_id} meeting={meeting} asOf={asOf} />
          ))}
        </BlockList>
      )}
    </PolledBlock>
  );
}
