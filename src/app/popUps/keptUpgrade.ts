import type { UpgradeProgress } from '../../domain/account';
import type { TeacherInfo } from '../../domain/teacher';
import { stored } from '../../services/storage';

/** Reads a teacher's stored upgrade state, or null. */
export function keptUpgrade({ teacher_id }: TeacherInfo): UpgradeProgress | null {
  const kept = stored.accountUpgrade.read();
  return kept?.accountId === teacher_id ? kept : null;
}
