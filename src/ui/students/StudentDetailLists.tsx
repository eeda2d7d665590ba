import type { ActorRefFrom } from 'xstate';
import type { answerRows } from '../../machines/answers/answerRows';
import type { cardSetting } from '../../machines/answers/cardSetting';
import type { errorBookRows } from '../../machines/answers/errorBooks';
import type { ReportActor } from '../../machines/reports/reportRows';
import { answerActions } from '../parts/answers/answerActions';
import { CorrectionCardPart } from '../parts/answers/CorrectionCardPart';
import { answerColumns } from '../parts/answers/answerColumns';
import { errorBookColumns } from '../parts/answers/errorBookColumns';
import { ListScreen } from '../parts/collection/ListScreen';
import { reportColumns } from '../parts/reports/reportColumns';
import { ReportScreen } from '../parts/reports/ReportScreen';

interface StudentDetailReportProps {
  readonly actor: ReportActor;
}

/** What one student has answered, by day, course and chapter [SCREEN-039]. */
export function StudentDetailReport({ actor }: StudentDetailReportProps) {
  return <ReportScreen actor={actor} columns={reportColumns} titleKey={null} />;
}

interface StudentDetailHistoryProps {
  readonly actor: ActorRefFrom<typeof answerRows>;
}

/** The answers of one student [SCREEN-041]. */
export function StudentDetailHistory({ actor }: StudentDetailHistoryProps) {
  return <ListScreen inTab actor={actor} columns={answerColumns} actions={answerActions} />;
}

interface StudentDetailErrorBookProps {
  readonly actor: ActorRefFrom<typeof errorBookRows>;
  readonly card: ActorRefFrom<typeof cardSetting> | undefined;
}

const book = {
  ...{ count: 'book.count', search: 'search', label: 'book.title' },
  ...{ nothing: 'book.nothing', failed: 'book.failed' },
};

/** The wrong questions of one student, of normalized lessons or of others [SCREEN-043 … SCREEN-045], and the card that brings them back. */
export function StudentDetailErrorBook({ actor, card }: StudentDetailErrorBookProps) {
  return (
    <ListScreen
      inTab
      actor={actor}
      columns={errorBookColumns}
      tabs="status"
      counts={({ counts }) => counts}
      words={book}
    >
      {card === undefined ? null : <CorrectionCardPart actor={card} />}
    </ListScreen>
  );
}
