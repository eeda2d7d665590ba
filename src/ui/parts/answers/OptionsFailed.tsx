import { HStack } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { type answerOptions, selectOptionsFailed } from '../../../machines/answers/answerOptions';
import type { ActorProps } from '../actorProps';
import { Button } from '../Button';

/** Says that the choices of the filters are missing, with another try; the list goes on without them. */
export function OptionsFailed({ actor }: ActorProps<typeof answerOptions>) {
  const { t } = useTranslation('answers');
  const isFailed = useSelector(actor, selectOptionsFailed);
  if (!isFailed) return null;
  return (
    <HStack role="alert" gap={3} mb={2}>
      {t('optionsFailed')}
      <Button size="small" onClick={() => actor.send({ type: 'load.retried' })}>
        {t('optionsRetry')}
      </Button>
    </HStack>
  );
}
