import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact } from '../parts/Facts';
import { NameInLetters } from '../parts/NameInLetters';

interface RewardedStudentsProps {
  /** Those who are in sight. */
  readonly students: readonly { readonly name: string; readonly username: string }[];
  /** How many there are, those on other pages of the list among them. */
  readonly total: number;
}

/** The fact that says who is rewarded. */
export function RewardedStudents({ students, total }: RewardedStudentsProps) {
  const { t } = useTranslation('rewards');
  const count = total - students.length;
  return (
    <Fact name={t('reward.students')}>
      {students.map((student, place) => (
        <Fragment key={student.username}>
          {place === 0 ? null : t('reward.comma')}
          {t('reward.to', { ...student })} <NameInLetters name={student.name} />
        </Fragment>
      ))}
      {count === 0 && students.length > 0
        ? null
        : t(students.length === 0 ? 'reward.unnamed' : 'reward.andOthers', { count })}
    </Fact>
  );
}
