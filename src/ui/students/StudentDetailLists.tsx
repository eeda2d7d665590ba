import { useSelector } from '@xstate/react';
import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { withOpen } from '../../domain/answers';
import type { answerHistory } from '../../machines/answers/answerHistory';
import type { cardSetting } from '../../machines/answers/cardSetting';
import { type errorBookRows, selectStudentId } from '../../machines/answers/errorBooks';
import type { ReportActor } from '../../machines/reports/reportRows';
import type { ActorProps } from '../parts/actorProps';
import { AnswerHistory } from '../parts/answers/AnswerHistory';
import { CorrectionCardPart } from '../parts/answers/CorrectionCardPart';
import { errorBookColumns } from '../parts/answers/errorBookColumns';
import { useErrorBookGroups } from '../parts/answers/useErrorBookGroups';
import { ListScreen } from '../parts/collection/ListScreen';
import { LinkButton } from '../parts/LinkButton';
import { reportColumns } from '../parts/reports/reportColumns';
import { ReportScreen } from '../parts/reports/ReportScreen';

/** What one student has answered, by day, course and chapter [SCREEN-039]. */
export function StudentDetailReport({ actor }: { readonly actor: ReportActor }) {
  return <ReportScreen actor={actor} columnsFor={reportColumns} titleKey={null} />;
}

/** The answers of one student, with all of the history's filters [SCREEN-041]. */
export function StudentDetailHistory({ actor }: ActorProps<typeof answerHistory>) {
  return <AnswerHistory inTab actor={actor} />;
}

interface StudentDetailErrorBookProps {
  readonly actor: ActorRefFrom<typeof errorBookRows>;
  readonly card: ActorRefFrom<typeof cardSetting> | undefined;
}

const book = {
  ...{ count: 'book.count', search: 'search', label: 'book.title' },
  ...{ nothing: 'book.nothing', failed: 'book.failed' },
  none: { by: 'by.none' },
};

/** The wrong questions of one student, of normalized lessons or of others [SCREEN-043 … SCREEN-045], and the card that brings them back. */
export function StudentDetailErrorBook({ actor, card }: StudentDetailErrorBookProps) {
  const { t } = useTranslation('answers');
  const groupOf = useErrorBookGroups();
  const whose = `student_id=${String(useSelector(actor, selectStudentId))}`;
  return (
    <ListScreen
      inTab
      actor={actor}
      columns={errorBookColumns}
      tabs="status"
      counts={({ counts }) => withOpen(counts)}
      groupOf={groupOf}
      words={book}
      action={
        <>
          <LinkButton to={`/report/review?${whose}`}>{t('review.title')}</LinkButton>
          <LinkButton to={`/errorbook/sheet?${whose}`} icon={Printer}>
            {t('sheet.open')}
          </LinkButton>
        </>
      }
    >
      {card === undefined ? null : <CorrectionCardPart actor={card} />}
    </ListScreen>
  );
}
