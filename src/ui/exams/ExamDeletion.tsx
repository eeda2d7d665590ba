import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { ExamReport } from '../../domain/exams';
import {
  type examAnalysis,
  selectIsAsked,
  selectIsDeleting,
} from '../../machines/exams/examAnalysis';
import type { examLink } from '../../machines/exams/examLink';
import { selectLink } from '../../machines/parts/parentLink';
import { ConfirmDialog } from '../parts/ConfirmDialog';
import { useDates } from '../parts/dates';
import { StudentCell } from '../parts/StudentCell';
import { useToldName } from '../parts/useToldName';

interface ExamDeletionProps {
  readonly actor: ActorRefFrom<typeof examAnalysis>;
  readonly link: ActorRefFrom<typeof examLink>;
  readonly report: ExamReport;
}

/** Asks before a result is deleted, and says what goes with it. */
export function ExamDeletion({ actor, link, report }: ExamDeletionProps) {
  const { t } = useTranslation('exams');
  const { date } = useDates();
  const told = useToldName();
  const isAsked = useSelector(actor, selectIsAsked);
  const busy = useSelector(actor, selectIsDeleting);
  const isLinked = useSelector(link, selectLink) !== null;
  const named = {
    ...{ name: told(report.name), day: date(report.exam_date) },
    score: t('of', { won: report.score, full: report.paper.full_marks }),
    count: report.questions.length,
  };
  return (
    <ConfirmDialog
      open={isAsked}
      busy={busy}
      title={t('deletion.title', named)}
      about={<StudentCell student={report} />}
      consequences={[
        t('deletion.marks', named),
        t('deletion.report'),
        ...(isLinked ? [t('deletion.link')] : []),
      ]}
      verb={t('deletion.verb')}
      onConfirm={() => actor.send({ type: 'deletion.confirmed' })}
      onCancel={() => actor.send({ type: 'deletion.cancelled' })}
    />
  );
}
