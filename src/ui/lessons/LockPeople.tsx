import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { CourseLocks } from '../../machines/lessons/courseLocks';
import { StudentNames } from '../parts/StudentNames';
import { Text } from '../parts/Text';

interface LockPeopleProps {
  readonly tree: CourseLocks;
}

/** More names than these are out of sight until they are asked for. */
const shownAtOnce = 5;

/** For whom: all of them by name and account, and those for whom nothing can be changed, with the reason. */
export function LockPeople({ tree: { students, class_name: className } }: LockPeopleProps) {
  const { t } = useTranslation('lessons');
  const those = (exempt: 'notTaking' | 'newFoundation' | null) =>
    students.filter((student) => student.exempt === exempt);
  const concerned = those(null);
  const count = concerned.length;
  return (
    <>
      <chakra.details open={count <= shownAtOnce}>
        <chakra.summary cursor="pointer">
          {t(className === null ? 'locks.for' : 'locks.forClass', { name: className, count })}
        </chakra.summary>
        <StudentNames students={concerned} count={count} />
      </chakra.details>
      {(['notTaking', 'newFoundation'] as const).map((reason) =>
        those(reason).length === 0 ? null : (
          <Text as="div" small muted key={reason}>
            {t(`locks.exempt.${reason}`)}
            <StudentNames students={those(reason)} count={those(reason).length} />
          </Text>
        ),
      )}
    </>
  );
}
