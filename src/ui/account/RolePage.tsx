import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import type { Ending } from '../../machines/shell/navigation';
import { Fact, Facts } from '../parts/Facts';
import { LinkButton } from '../parts/LinkButton';
import { StandalonePage } from '../parts/StandalonePage';
import { Ended } from './Ended';

interface RolePageProps {
  /** How the person came: directly, or from the account platform; the words are `account:<name>.*`. */
  readonly name: 'role' | 'account';
  /** How the last session ended; null where there is none to speak of. */
  readonly ending: Ending | null;
}

/** The people who have to do with the portal, and what is open to each. */
const people = ['analyst', 'principal', 'agent', 'family'] as const;

/** Nobody is logged in: who may enter, and what to do now [ROUTE-020, ROUTE-021, CODE-013]. */
export function RolePage({ name, ending }: RolePageProps) {
  const { t } = useTranslation('account');
  return (
    <StandalonePage title={t(`${name}.title`)} width="wide">
      <Ended ending={ending} />
      <chakra.p mb={5} color="fg.muted">
        {t(`${name}.text`)}
      </chakra.p>
      <LinkButton to="/login" kind="primary">
        {t('role.login')}
      </LinkButton>
      <chakra.h2 mt={8} mb={3} fontWeight="semibold">
        {t('role.who')}
      </chakra.h2>
      <Facts layout="table">
        {people.map((person) => (
          <Fact key={person} name={t(`role.${person}`)}>
            {t(`role.${person}Text`)}
          </Fact>
        ))}
      </Facts>
      <chakra.h2 mt={6} mb={2} fontWeight="semibold">
        {t('role.help')}
      </chakra.h2>
      <chakra.p color="fg.muted">{t(`${name}.helpText`)}</chakra.p>
    </StandalonePage>
  );
}
