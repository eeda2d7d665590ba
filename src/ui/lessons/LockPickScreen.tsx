import { Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { lockPeople } from '../../machines/lessons/lockPeople';
import { type lockPick, selectPeople } from '../../machines/lessons/lockPick';
import { selectAnswer } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { PageHead } from '../parts/PageHead';
import { RecordOutdated } from '../parts/RecordOutdated';
import { RecordView } from '../parts/RecordView';
import { LockCourses } from './LockCourses';
import { LockStudents } from './LockStudents';

/** Lock and unlock: for whom, then in which course [SCREEN-053 … SCREEN-055]. */
export function LockPickScreen({ actor }: ActorProps<typeof lockPick>) {
  const people = useSelector(actor, selectPeople);
  return people === undefined ? null : <Pick actor={actor} people={people} />;
}

interface PickProps extends ActorProps<typeof lockPick> {
  readonly people: ActorRefFrom<typeof lockPeople>;
}

function Pick({ actor, people }: PickProps) {
  const { t } = useTranslation('lessons');
  const { moment } = useDates();
  const answer = useSelector(people, selectAnswer);
  return (
    <>
      <PageHead
        title={t('pick.title')}
        count={answer === null ? undefined : t('locks.people', { count: answer.students.length })}
        asOf={answer === null ? undefined : t('parts:asOf', { time: moment(answer.as_of) })}
      />
      <RecordOutdated actor={people} />
      <Offered actor={actor} people={people} />
    </>
  );
}

function Offered({ actor, people }: PickProps) {
  const { t } = useTranslation('lessons');
  return (
    <RecordView actor={people} loading={t('pick.students')} rows={12} failed={t('pick.failed')}>
      {(answer) =>
        answer.students.length === 0 ? (
          <NothingYet title={t('pick.nobody.title')}>{t('pick.nobody.text')}</NothingYet>
        ) : (
          <Grid templateColumns={{ base: '1fr', lg: '3fr 2fr' }} gap={6} alignItems="start">
            <LockStudents actor={actor} offered={answer} />
            <LockCourses actor={actor} offered={answer} />
          </Grid>
        )
      }
    </RecordView>
  );
}
