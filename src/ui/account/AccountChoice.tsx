import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { AccountItem } from '../../domain/teacher';
import {
  type accountSecurity,
  selectAccounts,
  selectChosenId,
  selectIsChoosing,
  selectOwnId,
} from '../../machines/account/accountSecurity';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { Status } from '../parts/Status';
import { Text } from '../parts/Text';

/** The accounts of a person, one a row, each with how it is and the way into it [ENTITY-003]. */
export function AccountChoice({ actor }: ActorProps<typeof accountSecurity>) {
  const { t } = useTranslation('account');
  const accounts = useSelector(actor, selectAccounts);
  return accounts.length === 0 ? (
    <p>{t('security.none')}</p>
  ) : (
    <chakra.ul aria-label={t('security.accounts')} borderTopWidth="1px">
      {accounts.map((account) => (
        <AccountRow key={account.userId} actor={actor} account={account} />
      ))}
    </chakra.ul>
  );
}

interface AccountRowProps extends ActorProps<typeof accountSecurity> {
  readonly account: AccountItem;
}

function AccountRow({ actor, account }: AccountRowProps) {
  const { t } = useTranslation('account');
  const isOwn = useSelector(actor, selectOwnId) === account.userId;
  const isChosen = useSelector(actor, selectChosenId) === account.userId;
  const canChoose = useSelector(actor, selectIsChoosing);
  return (
    <chakra.li
      display="flex"
      alignItems="center"
      gap={3}
      minHeight="row"
      py={2}
      borderBottomWidth="1px"
    >
      <chakra.div flex={1} minWidth={0}>
        <chakra.p fontWeight="medium">{account.school_name}</chakra.p>
        <Text as="p" small muted figures>
          {t('security.number', { id: account.account_id })}
        </Text>
      </chakra.div>
      <AccountStatus account={account} isOwn={isOwn} />
      <chakra.div width="5rem" display="grid">
        {isOwn ? null : (
          <Button
            size="small"
            busy={isChosen}
            disabled={!canChoose}
            aria-label={t('security.switchTo', { school: account.school_name })}
            onClick={() => actor.send({ type: 'account.chosen', userId: account.userId })}
          >
            {t('security.switch')}
          </Button>
        )}
      </chakra.div>
    </chakra.li>
  );
}

interface AccountStatusProps {
  readonly account: AccountItem;
  readonly isOwn: boolean;
}

function AccountStatus({ account, isOwn }: AccountStatusProps) {
  const { t } = useTranslation('account');
  if (isOwn) return <Status kind="good">{t('security.current')}</Status>;
  if (account.is_disabled === 1) return <Status kind="act">{t('security.disabled')}</Status>;
  if (account.is_freeze === 1) return <Status kind="watch">{t('security.asleep')}</Status>;
  return null;
}
