import { Grid } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { SnapshotFrom } from 'xstate';
import {
  type accountUpgrade,
  selectCodeWait,
  selectIsBusy,
  selectIsSendingCode,
} from '../../../machines/account/accountUpgrade';
import { Button } from '../../parts/Button';
import type { UpgradeProps } from './UpgradeStep';

const selectIsSentMobile = ({ context: { values, sentTo } }: SnapshotFrom<typeof accountUpgrade>) =>
  values.mobile !== '' && values.mobile === sentTo;

/** The button that has a code sent; after that it counts down to the next. */
export function SendUpgradeCode({ actor }: UpgradeProps) {
  const { t } = useTranslation('account');
  const wait = useSelector(actor, selectCodeWait);
  const isSending = useSelector(actor, selectIsSendingCode);
  const isBusy = useSelector(actor, selectIsBusy);
  const isAgain = useSelector(actor, selectIsSentMobile);
  return (
    <Grid flex="none" width="8.5rem" fontVariantNumeric="tabular-nums">
      <Button
        busy={isSending}
        disabled={isBusy || wait !== null}
        onClick={() => actor.send({ type: 'code.requested' })}
      >
        {wait === null
          ? t(isAgain ? 'login:resend' : 'login:send')
          : t('login:resendIn', { seconds: wait })}
      </Button>
    </Grid>
  );
}
