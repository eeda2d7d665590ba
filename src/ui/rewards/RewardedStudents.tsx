import { useTranslation } from 'react-i18next';
import { Fact } from '../parts/Facts';

interface RewardedStudentsProps {
  /** Those who are in sight. */
  readonly students: readonly { readonly name: string; readonly username: string }[];
  /** How many there are, those on other pages of the list among them. */
  readonly total: number;
}

/** The fact that says who is rewarded. */
export function RewardedStudents({ students, total }: RewardedStudentsProps) {
  const { t } = useTranslation('rewards');
  const named = students.map((student) => t('reward.to', { ...student })).join(t('reward.comma'));
  const count = total - students.length;
  return (
    <Fact name={t('reward.students')}>
      {students.length === 0
        ? t('reward.unnamed', { count })
        : count === 0
          ? named
          : t('reward.andOthers', { named, count })}
    </Fact>
  );
}
