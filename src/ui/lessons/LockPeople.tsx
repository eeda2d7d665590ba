import { useTranslation } from 'react-i18next';
import type { CourseLocks } from '../../machines/lessons/courseLocks';
import { Text } from '../parts/Text';

interface LockPeopleProps {
  readonly tree: CourseLocks;
}

/** For whom: all of them by name, and those for whom nothing can be changed, with the reason. */
export function LockPeople({ tree: { students, class_name: className } }: LockPeopleProps) {
  const { t } = useTranslation('lessons');
  const comma = t('locks.separator');
  const named = (exempt: 'notTaking' | 'newFoundation' | null) =>
    students.filter((student) => student.exempt === exempt).map(({ name }) => name);
  const concerned = named(null);
  const names = concerned.join(comma);
  return (
    <>
      <Text as="p" cut title={names}>
        {t(className === null ? 'locks.for' : 'locks.forClass', {
          ...{ name: className, count: concerned.length, names },
        })}
      </Text>
      {(['notTaking', 'newFoundation'] as const).map((reason) =>
        named(reason).length === 0 ? null : (
          <Text as="p" small muted key={reason}>
            {t(`locks.exempt.${reason}`, { names: named(reason).join(comma) })}
          </Text>
        ),
      )}
    </>
  );
}
