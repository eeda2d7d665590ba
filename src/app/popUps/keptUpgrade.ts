import type { UpgradeProgress } from '../../domain/account';
import type { TeacherInfo } from '../../domain/teacher';
import { stored } from '../../services/storage';

/** What the browser keeps of a teacher's upgrade, or null. */
export function keptUpgrade({ teacher_id }: TeacherInfo): UpgradeProgress | null {
  const kept = stored.accountUpgrade.read();
  return kept?.accountId === teacher_id ? kept : null;
}
