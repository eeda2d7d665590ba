import { useTranslation } from 'react-i18next';
import type { reminderOutcomes } from '../../domain/home';
import { Fact, Facts } from './Facts';
import { type KnownStudent, StudentNames, studentsAmong } from './StudentNames';

export interface ReminderResult {
  readonly student_id: number;
  /** One of `reminderOutcomes`. */
  readonly outcome: string;
}

const idsOf = (results: readonly ReminderResult[], outcome: string) =>
  results.filter((one) => one.outcome === outcome).map(({ student_id }) => student_id);

/** Those of some students who are, or would be, reminded. */
export const sentIn = <Student extends KnownStudent>(
  results: readonly ReminderResult[],
  students: readonly Student[],
) => studentsAmong(idsOf(results, 'sent'), students);

interface ReminderFactsProps {
  readonly results: readonly ReminderResult[];
  /** Which of them, in which order, and where their words are: `students:reminding.outcome`. */
  readonly outcomes: readonly (typeof reminderOutcomes)[number][];
  readonly words: string;
  /** Whom the page knows by name. */
  readonly students: readonly KnownStudent[];
}

/** Students by how reminding ended, or would end, for them. */
export function ReminderFacts({ results, outcomes, words, students }: ReminderFactsProps) {
  const { t } = useTranslation('students');
  const groups = outcomes
    .map((outcome) => ({ outcome, ids: idsOf(results, outcome) }))
    .filter(({ ids }) => ids.length > 0);
  if (groups.length === 0) return null;
  return (
    <Facts layout="column" mt={3}>
      {groups.map(({ outcome, ids }) => (
        <Fact key={outcome} name={t(`${words}.${outcome}`, { count: ids.length })}>
          {outcome === 'notYours' ? null : (
            <StudentNames students={studentsAmong(ids, students)} count={ids.length} />
          )}
        </Fact>
      ))}
    </Facts>
  );
}
