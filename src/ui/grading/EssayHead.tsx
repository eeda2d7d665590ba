import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { titleOf } from '../../domain/homework';
import { type personWork, selectInfo, selectPlace } from '../../machines/grading/personWork';
import { personSigns } from '../parts/homework/homeworkSigns';
import { BackLink } from '../parts/BackLink';
import { useDates } from '../parts/dates';
import { PageTitle } from '../parts/PageTitle';
import { Status } from '../parts/Status';
import { StudentCell } from '../parts/StudentCell';
import { GradingPlace } from './GradingPlace';

interface EssayHeadProps {
  readonly actor: ActorRefFrom<typeof personWork>;
}

/** Whose homework it is, of which assignment, and how far; the ways back and on. */
export function EssayHead({ actor }: EssayHeadProps) {
  const { t } = useTranslation(['grading', 'homework', 'students']);
  const { moment } = useDates();
  const person = useSelector(actor, selectInfo)?.person;
  const place = useSelector(actor, selectPlace);
  const title =
    person === undefined ? t('title') : titleOf({ ...person, name: person.homework_name });
  const assignment =
    person === undefined
      ? '/homework/list'
      : `/homework/list?homework_id=${String(person.homework_id)}`;
  return (
    <chakra.header
      display="flex"
      flexDirection="column"
      gap={1}
      mb={4}
      _print={{ display: 'none' }}
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} me={-3}>
        <BackLink to={assignment}>{t('homework:back')}</BackLink>
        <GradingPlace actor={place} />
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap={5}
        rowGap={1}
        minHeight="row"
      >
        <PageTitle of={person === undefined ? [t('title')] : [person.student_name, title]} />
        <chakra.h1 textStyle="title">{title}</chakra.h1>
        {person === undefined ? null : (
          <>
            <StudentCell
              student={{
                name: person.student_name,
                username: person.student_username,
                grade: person.student_grade,
              }}
              to={`/student/detail?student_id=${String(person.student_id)}&view=homework`}
            />
            <Status kind={personSigns[person.status]}>
              {t(`homework:status.${person.status}`)}
            </Status>
            {person.completed_at === null ? null : (
              <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
                {t('handedIn', { time: moment(person.completed_at) })}
              </chakra.span>
            )}
          </>
        )}
      </chakra.div>
    </chakra.header>
  );
}
