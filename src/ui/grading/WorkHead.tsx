import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { studentPage } from '../../domain/addresses';
import { BackLink } from '../parts/BackLink';
import { useDates } from '../parts/dates';
import { PageTitle } from '../parts/PageTitle';
import { StudentCell } from '../parts/StudentCell';
import { GradingPlace } from './GradingPlace';
import type { PlaceActor } from './workActors';

interface WorkHeadProps {
  readonly place: PlaceActor;
  /** The way back, and what it says. */
  readonly back: { readonly to: string; readonly text: string };
  readonly title: string;
  /** Whose work it is; null until it is loaded. */
  readonly student: {
    readonly student_id: number;
    readonly student_name: string;
    readonly student_username: string;
    readonly student_grade: number;
  } | null;
  /** The view of the student's page that such work is listed in. */
  readonly view: 'history' | 'homework';
  readonly handedInAt: string | null;
  /** Stands behind the student. */
  readonly children?: ReactNode;
}

/** Whose work it is, its place among the works that wait, and the ways back and on. */
export function WorkHead(props: WorkHeadProps) {
  const { place, back, title, student, view, handedInAt, children } = props;
  const { t } = useTranslation('grading');
  const { moment } = useDates();
  return (
    <chakra.header
      display="flex"
      flexDirection="column"
      gap={1}
      mb={4}
      _print={{ display: 'none' }}
    >
      <chakra.div display="flex" alignItems="center" justifyContent="space-between" gap={3} me={-3}>
        <BackLink to={back.to}>{back.text}</BackLink>
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
        <PageTitle of={student === null ? [title] : [student.student_name, title]} />
        <chakra.h1 textStyle="title">{title}</chakra.h1>
        {student === null ? null : (
          <StudentCell
            student={{
              name: student.student_name,
              username: student.student_username,
              grade: student.student_grade,
            }}
            to={studentPage(student.student_id, `&view=${view}`)}
          />
        )}
        {children}
        {handedInAt === null ? null : (
          <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {t('handedIn', { time: moment(handedInAt) })}
          </chakra.span>
        )}
      </chakra.div>
    </chakra.header>
  );
}
