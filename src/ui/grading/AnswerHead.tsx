import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { type answerWork, selectPlace } from '../../machines/grading/answerWork';
import { BackLink } from '../parts/BackLink';
import { useDates } from '../parts/dates';
import { PageTitle } from '../parts/PageTitle';
import { StudentCell } from '../parts/StudentCell';
import { GradingPlace } from './GradingPlace';

interface AnswerHeadProps {
  readonly actor: ActorRefFrom<typeof answerWork>;
  readonly title: string;
  /** Whose answer it is; null until it is loaded. */
  readonly info: {
    readonly student_id: number;
    readonly student_name: string;
    readonly student_username: string;
    readonly student_grade: number;
    readonly submitted_at: string;
  } | null;
}

/** Whose answer it is, its place among those that wait, and the ways back and on. */
export function AnswerHead({ actor, title, info }: AnswerHeadProps) {
  const { t } = useTranslation('grading');
  const { moment } = useDates();
  const place = useSelector(actor, selectPlace);
  return (
    <chakra.header
      display="flex"
      flexDirection="column"
      gap={1}
      mb={4}
      _print={{ display: 'none' }}
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} me={-3}>
        <BackLink to="/home">{t('answer.back')}</BackLink>
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
        <PageTitle of={info === null ? [title] : [info.student_name, title]} />
        <chakra.h1 textStyle="title">{title}</chakra.h1>
        {info === null ? null : (
          <>
            <StudentCell
              student={{
                name: info.student_name,
                username: info.student_username,
                grade: info.student_grade,
              }}
              to={`/student/detail?student_id=${String(info.student_id)}&view=history`}
            />
            <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
              {t('handedIn', { time: moment(info.submitted_at) })}
            </chakra.span>
          </>
        )}
      </chakra.div>
    </chakra.header>
  );
}
