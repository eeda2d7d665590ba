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
  /** Whether somebody is logged in after all, as in another tab meanwhile. */
  readonly isLoggedIn: boolean;
}

/** The people who have to do with the portal, and what is open to each. */
const people = ['analyst', 'principal', 'agent', 'family'] as const;

/** Who may enter, whether somebody is logged in, and what to do now [ROUTE-020, ROUTE-021, CODE-013]. */
export function RolePage({ name, ending, isLoggedIn }: RolePageProps) {
  const { t } = useTranslation('account');
  const standing = isLoggedIn ? 'loggedIn' : name;
  return (
    <StandalonePage title={t(`${standing}.title`)} width="wide">
      <Ended ending={ending} />
      <chakra.p mb={5} color="fg.muted">
        {t(`${standing}.text`)}
      </chakra.p>
      <LinkButton to={isLoggedIn ? '/home' : '/login'} kind="primary">
        {t(isLoggedIn ? 'loggedIn.home' : 'role.login')}
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
