import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { reviewPage } from '../../domain/addresses';
import type { ReviewedQuestion } from '../../domain/reviews';
import { type reviewDay, selectReviewer } from '../../machines/answers/reviews';
import { selectAnswerIfAny } from '../../machines/parts/record';
import type { ActorProps } from '../parts/actorProps';
import { BackLink } from '../parts/BackLink';
import { ColumnsTable } from '../parts/ColumnsTable';
import { useDates } from '../parts/dates';
import { NothingYet } from '../parts/Emptiness';
import { StudentCell } from '../parts/StudentCell';
import { PageHead } from '../parts/PageHead';
import { RecordView } from '../parts/RecordView';
import { useToldName } from '../parts/useToldName';
import { reviewDayColumns } from './reviewColumns';

/** What a student reviewed on a day, question by question [CALL-197]. */
export function ReviewDayScreen({ actor }: ActorProps<typeof reviewDay>) {
  const { t } = useTranslation('answers');
  const told = useToldName();
  const { date } = useDates();
  const student = useSelector(actor, selectReviewer);
  const found = useSelector(actor, selectAnswerIfAny);
  return (
    <>
      <BackLink to={reviewPage(student)}>{t('review.backToLog')}</BackLink>
      <PageHead
        title={
          found === null
            ? t('review.title')
            : t('review.onDay', { name: told(found.name), day: date(found.day) })
        }
        about={found === null ? null : <StudentCell student={found} />}
        count={found === null ? undefined : t('review.questions', { count: found.list.length })}
      />
      <RecordView
        actor={actor}
        loading={t('review.title')}
        rows={6}
        failed={t('review.failed')}
        absent={<NothingYet title={t('review.absent.title')}>{t('review.absent.text')}</NothingYet>}
      >
        {({ list }) => <Questions list={list} />}
      </RecordView>
    </>
  );
}

const rowId = ({ answer_id: id }: ReviewedQuestion) => id;

function Questions({ list }: { readonly list: readonly ReviewedQuestion[] }) {
  const { t } = useTranslation('answers');
  return (
    <ColumnsTable
      label={t('review.title')}
      {...{ columns: reviewDayColumns, rows: list, rowId }}
      rowName={({ stem }) => stem}
    />
  );
}
