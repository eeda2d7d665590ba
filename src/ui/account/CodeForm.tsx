import { Box } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import type { codeLogin } from '../../machines/account/codeLogin';
import { type codeSending, selectSendingAttempts } from '../../machines/account/codeSending';
import { codeIn, mobileIn } from '../../machines/account/pasted';
import {
  errorOf,
  selectFailure,
  selectIsSubmitting,
  selectValues,
} from '../../machines/parts/form/selectors';
import { BoundForm } from '../parts/form/BoundForm';
import { TextField } from '../parts/form/TextField';
import { CodeStatus } from './CodeStatus';
import { SendCode } from './SendCode';
import { SubmitLogin } from './SubmitLogin';

interface CodeFormProps {
  readonly actor: ActorRefFrom<typeof codeLogin>;
  readonly sending: ActorRefFrom<typeof codeSending>;
}

const selectMobileError = errorOf('mobile');

/** Mobile, and the code that is sent to it. */
export function CodeForm({ actor, sending }: CodeFormProps) {
  const { t } = useTranslation('login');
  const { mobile } = useSelector(actor, selectValues<{ mobile: string }>);
  const mobileError = useSelector(actor, selectMobileError);
  const attempts = useSelector(sending, selectSendingAttempts);
  const failure = useSelector(actor, selectFailure);
  const isBusy = useSelector(actor, selectIsSubmitting);
  const send = () => {
    actor.send({ type: 'field.left', field: 'mobile' });
    sending.send({ type: 'code.requested', mobile });
  };
  return (
    <BoundForm actor={actor} words="login" label={t('byCode')} attempts={attempts}>
      <Box>
        <TextField
          name="mobile"
          type="tel"
          autoComplete="tel"
          read={mobileIn}
          beside={<SendCode actor={sending} mobile={mobile} onSend={send} />}
        />
        <CodeStatus actor={sending} mobile={mobile} isSilent={mobileError !== undefined} />
      </Box>
      <TextField
        name="v_code"
        word="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        read={codeIn}
      />
      <SubmitLogin isBusy={isBusy} failure={failure} />
    </BoundForm>
  );
}
