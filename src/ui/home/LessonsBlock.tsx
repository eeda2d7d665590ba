import { useTranslation } from 'react-i18next';
import { coursePage } from '../../domain/addresses';
import type { lessonPoll } from '../../machines/home/homePolls';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { TextLink } from '../parts/TextLink';
import { BlockList } from './BlockList';
import { PolledBlock } from './PolledBlock';
import { Aside, Lead, Row, SecondLine } from './Rows';

/** The lessons that students learned last. */
export function LessonsBlock({ actor }: ActorProps<typeof lessonPoll>) {
  const { t } = useTranslation('home');
  const { day } = useDates();
  return (
    <PolledBlock actor={actor} title={t('lessons.title')} failed={t('lessons.failed')} rows={7}>
      {({ list }) => (
        <BlockList
          isEmpty={list.length === 0}
          nothing={t('lessons.nothing')}
          nothingText={t('lessons.nothingText')}
        >
          {list.map(({ lesson_id, course_id, ...lesson }) => (
            <Row key={`${lesson_id} ${course_id}`}>
              <Lead>
                <TextLink to={coursePage(course_id, `&lesson=${String(lesson_id)}`)}>
                  {lesson.lesson_name}
                </TextLink>
                <SecondLine>{lesson.course_name}</SecondLine>
              </Lead>
              <Aside endAligned>
                {t('schedule.students', { count: lesson.student_count })}
                <span>{day(lesson.last_active_at)}</span>
              </Aside>
            </Row>
          ))}
        </BlockList>
      )}
    </PolledBlock>
  );
}
