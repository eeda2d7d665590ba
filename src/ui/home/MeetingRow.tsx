import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { coursePage } from '../../domain/addresses';
import type { Meeting } from '../../domain/home';
import { useDates } from '../parts/dates';
import { Status } from '../parts/Status';
import { TextLink } from '../parts/TextLink';
import { Aside, Lead, Row, SecondLine } from './Rows';

interface MeetingRowProps {
  readonly meeting: Meeting;
  readonly asOf: string;
}

function isRunning({ starts_at, ends_at }: Meeting, asOf: string): boolean {
  const now = Date.parse(asOf);
  return Date.parse(starts_at) <= now && now < Date.parse(ends_at);
}

/** One meeting: when, what, where, with how many. */
export function MeetingRow({ meeting, asOf }: MeetingRowProps) {
  const { t } = useTranslation('home');
  const { time } = useDates();
  return (
    <Row>
      <Aside>
        <time dateTime={meeting.starts_at}>{time(meeting.starts_at)}</time>
        <chakra.time display="block" color="fg.subtle" dateTime={meeting.ends_at}>
          {time(meeting.ends_at)}
        </chakra.time>
      </Aside>
      <Lead>
        <TextLink to={coursePage(meeting.course_id)}>
          {meeting.lesson_name ?? meeting.course_name}
        </TextLink>
        <SecondLine>{meeting.lesson_name === null ? null : meeting.course_name}</SecondLine>
      </Lead>
      {isRunning(meeting, asOf) ? <Status kind="good">{t('schedule.now')}</Status> : null}
      <Aside endAligned>
        {t('schedule.room', { room: meeting.room })}
        <span>{t('schedule.students', { count: meeting.student_count })}</span>
      </Aside>
    </Row>
  );
}
