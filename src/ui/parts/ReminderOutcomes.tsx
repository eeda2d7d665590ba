import { useTranslation } from 'react-i18next';
import { reminderOutcomes } from '../../domain/home';
import { Dialog } from './Dialog';
import { Fact, Facts } from './Facts';
import { type KnownStudent, StudentNames, studentsAmong } from './StudentNames';

export interface ReminderResult {
  readonly student_id: number;
  /** One of `reminderOutcomes`. */
  readonly outcome: string;
}

interface ReminderOutcomesProps {
  /** Null while nobody was reminded. */
  readonly results: readonly ReminderResult[] | null;
  readonly students: readonly KnownStudent[];
  readonly onClose: () => void;
}

/** How reminding ended, for whom: who was reminded, and why others were not. */
export function ReminderOutcomes({ results, students, onClose }: ReminderOutcomesProps) {
  const { t } = useTranslation('students');
  if (results === null) return null;
  return (
    <Dialog open title={t('reminding.done')} onClose={onClose}>
      <Facts layout="column">
        {reminderOutcomes.map((outcome) => {
          const ids = results
            .filter((result) => result.outcome === outcome)
            .map(({ student_id }) => student_id);
          return ids.length === 0 ? null : (
            <Fact key={outcome} name={t(`reminding.outcome.${outcome}`, { count: ids.length })}>
              {outcome === 'notYours' ? null : (
                <StudentNames students={studentsAmong(ids, students)} count={ids.length} />
              )}
            </Fact>
          );
        })}
      </Facts>
    </Dialog>
  );
}
