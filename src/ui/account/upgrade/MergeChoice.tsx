import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectAccounts, selectIsBusy } from '../../../machines/account/accountUpgrade';
import { errorOf } from '../../../machines/parts/form/selectors';
import { Checkbox } from '../../parts/Checkbox';
import { FieldError } from '../../parts/Field';
import { Legend } from '../../parts/Legend';
import type { UpgradeProps } from './UpgradeStep';

const selectError = errorOf('accounts');
const errorId = 'merge-choice-error';

/** The accounts that may be merged, to be chosen; or that there is none yet [ENTITY-010]. */
export function MergeChoice({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const accounts = useSelector(actor, selectAccounts);
  const isBusy = useSelector(actor, selectIsBusy);
  const error = useSelector(actor, selectError);
  return (
    <chakra.fieldset
      aria-invalid={error === undefined ? undefined : true}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <Legend spoken>{t('upgrade.merge.accounts')}</Legend>
      {accounts.length === 0 ? (
        <chakra.p color="fg.muted">{t('upgrade.merge.none')}</chakra.p>
      ) : (
        accounts.map(({ userId, userName, isChecked }) => (
          <div key={userId}>
            <Checkbox
              checked={isChecked}
              disabled={isBusy}
              onChange={() => actor.send({ type: 'account.toggled', userId })}
            >
              {userName}
            </Checkbox>
          </div>
        ))
      )}
      <div role="alert">
        {error === undefined ? null : (
          <FieldError id={errorId} text={t(`upgrade.merge.error.${error}`)} />
        )}
      </div>
    </chakra.fieldset>
  );
}
