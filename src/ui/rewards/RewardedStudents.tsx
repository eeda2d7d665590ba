import { Box } from '@chakra-ui/react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Fact } from '../parts/Facts';
import { useToldName } from '../parts/useToldName';

interface RewardedStudentsProps {
  /** Those who are known by name. */
  readonly students: readonly { readonly name: string; readonly username: string }[];
  /** How many there are. */
  readonly total: number;
}

/** The fact that says who is rewarded. */
export function RewardedStudents({ students, total }: RewardedStudentsProps) {
  const { t } = useTranslation('rewards');
  const told = useToldName();
  const count = total - students.length;
  return (
    <Fact name={t('reward.students')}>
      <Box maxHeight="9rem" overflowY="auto">
        {students.map(({ name, username }, place) => (
          <Fragment key={`${username}.${String(place)}`}>
            {place === 0 ? null : t('reward.comma')}
            {t('reward.to', { name: told(name), username })}
          </Fragment>
        ))}
        {count === 0 && students.length > 0
          ? null
          : t(students.length === 0 ? 'reward.unnamed' : 'reward.andOthers', { count })}
      </Box>
    </Fact>
  );
}
