import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type codeSending,
  selectCodeWait,
  selectIsSending,
  selectMobile,
} from '../../machines/account/codeSending';
import { Button } from '../parts/Button';

interface SendCodeProps {
  readonly actor: ActorRefFrom<typeof codeSending>;
  /** The mobile in the form: it waits only if the last code was its own. */
  readonly mobile: string;
  readonly onSend: () => void;
}

/** The button that has a code sent; after that it counts down to the next. */
export function SendCode({ actor, mobile, onSend }: SendCodeProps) {
  const { t } = useTranslation('login');
  const isOwn = useSelector(actor, selectMobile) === mobile && mobile !== '';
  const wait = useSelector(actor, selectCodeWait);
  const isSending = useSelector(actor, selectIsSending);
  const isHeld = isOwn && wait !== null;
  const words = isOwn ? 'resend' : 'send';
  return (
    <Box display="grid" flex="none" width="8.5rem" fontVariantNumeric="tabular-nums">
      <Button busy={isSending} disabled={isHeld} onClick={onSend}>
        {isHeld ? t('resendIn', { seconds: wait }) : t(words)}
      </Button>
    </Box>
  );
}
