import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { appended } from '../../domain/text';
import { type MessagesActor, selectMessages } from '../../machines/rewards/rewardMessages';
import { type BoundFieldProps, useTextField } from '../parts/form/binding';
import { TextAreaField } from '../parts/form/TextAreaField';
import { Select } from '../parts/Select';

interface MessageFieldProps extends BoundFieldProps {
  readonly offer: MessagesActor;
}

/** What is said with a reward, with the server's messages to begin from [CALL-058]. */
export function MessageField({ offer, ...props }: MessageFieldProps) {
  const { t } = useTranslation('rewards');
  const { control } = useTextField(props);
  const messages = useSelector(offer, selectMessages);
  return (
    <chakra.div display="grid" gap={2}>
      <TextAreaField {...props} rows={3} />
      {messages.length === 0 ? null : (
        <Select
          label={t('messages')}
          placeholder={t('messages')}
          value=""
          options={messages.map((text) => ({ value: text, label: text }))}
          onChange={(text) => control.onChange(appended(control.value, text))}
        />
      )}
    </chakra.div>
  );
}
