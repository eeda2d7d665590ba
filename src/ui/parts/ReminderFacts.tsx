import { useTranslation } from 'react-i18next';
import { isSent, type reminderOutcomes } from '../../domain/home';
import { AlreadyReminded } from './AlreadyReminded';
import { Fact, Facts } from './Facts';
import type { ReminderResult } from './reminderResult';
import { type KnownStudent, StudentNames, studentsAmong } from './StudentNames';

const endedSo = (results: readonly ReminderResult[], outcome: string) =>
  results.filter((one) => one.outcome === outcome);
const idsOf = (results: readonly ReminderResult[]) => results.map(({ student_id }) => student_id);

/** Those of some students who are, or would be, reminded. */
export const sentIn = <Student extends KnownStudent>(
  results: readonly ReminderResult[],
  students: readonly Student[],
) => studentsAmong(idsOf(results.filter(isSent)), students);

interface ReminderFactsProps {
  readonly results: readonly ReminderResult[];
  /** Which of them, in which order, and where their words are: `students:reminding.outcome`. */
  readonly outcomes: readonly (typeof reminderOutcomes)[number][];
  readonly words: string;
  /** The key of why a student needs none, where it is not among those words. */
  readonly notNeeded?: string | undefined;
  /** Whom the page knows by name. */
  readonly students: readonly KnownStudent[];
}

/** Students by how reminding ended, or would end, for them. */
export function ReminderFacts(props: ReminderFactsProps) {
  const { results, outcomes, words, students } = props;
  const { t } = useTranslation('students');
  const keyOf = (outcome: string) =>
    (outcome === 'notNeeded' ? props.notNeeded : undefined) ?? `${words}.${outcome}`;
  const groups = outcomes
    .map((outcome) => ({ outcome, ended: endedSo(results, outcome) }))
    .filter(({ ended }) => ended.length > 0);
  if (groups.length === 0) return null;
  return (
    <Facts layout="column" mt={3}>
      {groups.map(({ outcome, ended }) => (
        <Fact key={outcome} name={t(keyOf(outcome), { count: ended.length })}>
          {outcome === 'notYours' ? null : outcome === 'already' ? (
            <AlreadyReminded results={ended} students={students} />
          ) : (
            <StudentNames students={studentsAmong(idsOf(ended), students)} count={ended.length} />
          )}
        </Fact>
      ))}
    </Facts>
  );
}
