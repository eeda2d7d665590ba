import { useTranslation } from 'react-i18next';
import { studentPage } from '../../domain/addresses';
import { type FlagKind, flagPriorities } from '../../domain/dialogues';
import { Status } from '../parts/Status';

/** The portal's sign of each urgency. */
const prioritySigns = { high: 'act', medium: 'watch', low: 'none' } as const;

/** The page of a student in the assistant, at a view or a flag. */
export const assistantPage = (studentId: number, query: Readonly<Record<string, string>>) =>
  `/aiSupervisorAssistant/aiSupervisorAssistantDetail?${String(
    new URLSearchParams({ student_id: String(studentId), ...query }),
  )}`;

/** The student's own page at the answers that prove something. */
export const answersPage = (studentId: number, ids: readonly number[]) =>
  studentPage(studentId, `&view=history&answers=${ids.join(',')}`);

interface FlagStatusProps {
  readonly kind: FlagKind;
  /** Shows the urgency as a sign without its word. */
  readonly short?: boolean;
}

/** A kind of flag with its urgency. */
export function FlagStatus({ kind, short = false }: FlagStatusProps) {
  const { t } = useTranslation('supervision');
  const name = t(`kind.${kind}`);
  const priority = t(`priority.${flagPriorities[kind]}`);
  return (
    <Status kind={prioritySigns[flagPriorities[kind]]} wraps>
      {short ? name : t('flag.label', { kind: name, priority })}
    </Status>
  );
}
