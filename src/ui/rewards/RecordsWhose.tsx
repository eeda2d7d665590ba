import { Wrap } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../parts/LinkButton';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';

interface RecordsWhoseProps {
  /** The one whom the address asks for; undefined for all. */
  readonly studentId: number | undefined;
  /** Who that is; undefined until a row tells. */
  readonly name: string | undefined;
  readonly username: string | undefined;
  readonly tab: 'records' | 'crystalRecords' | 'propRecords';
}

/** Whose details these are: those of one student, and the way to those of all students. */
export function RecordsWhose({ studentId, name, username, tab }: RecordsWhoseProps) {
  const { t } = useTranslation('rewards');
  const told = useToldName();
  if (studentId === undefined) {
    return tab === 'propRecords' ? <Text mb={3}>{t('whose.own')}</Text> : null;
  }
  // The details of props are of what the account gave; those of one student, of all that the student got.
  const [of, all] = tab === 'propRecords' ? ['received', 'given'] : ['of', 'all'];
  return (
    <Wrap gap={3} align="center" mb={3}>
      <Text>
        {name === undefined ? t('whose.one') : t(`whose.${of}`, { name: told(name), username })}
      </Text>
      <LinkButton size="small" to={`/crystal/list?choiceTab=${tab}`}>
        {t(`whose.${all}`)}
      </LinkButton>
    </Wrap>
  );
}
