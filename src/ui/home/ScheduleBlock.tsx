import { useSelector } from '@xstate/react';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { businessDay } from '../../domain/businessTime';
import { type schedule, selectDay, selectMeetings } from '../../machines/home/schedule';
import { selectAnswer } from '../../machines/parts/poll';
import { Button } from '../parts/Button';
import { useDates } from '../parts/dates';
import { IconButton } from '../parts/IconButton';
import { Text } from '../parts/Text';
import { BlockList } from './BlockList';
import { MeetingRow } from './MeetingRow';
import { PolledBlock } from './PolledBlock';
import type { PollActor } from './pollActor';

interface ScheduleBlockProps {
  readonly actor: ActorRefFrom<typeof schedule>;
  /** Whose answers tell the server's time, whichever day is shown. */
  readonly clock: PollActor<{ readonly as_of: string }>;
}

/** The meetings of a day, and the way to the day before and after. */
export function ScheduleBlock({ actor, clock }: ScheduleBlockProps) {
  const { t } = useTranslation('home');
  const { day: writeDay } = useDates();
  const day = useSelector(actor, selectDay);
  const meetings = useSelector(actor, selectMeetings);
  const told = useSelector(clock, selectAnswer<{ readonly as_of: string }>);
  const today = told === null ? day : businessDay(new Date(told.as_of));
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
