import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectVacation, type vacationNotice } from '../../machines/shell/vacationNotice';
import type { ActorProps } from '../parts/actorProps';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { Text } from '../parts/Text';
import { TextLink } from '../parts/TextLink';
import { useVacationWords } from './vacationWords';

/** Over the portal: from when to when the vacation is that is near, once a day [SHELL-007]. */
export function VacationNotice({ actor }: ActorProps<typeof vacationNotice>) {
  const { t } = useTranslation('pages');
  const wordsOf = useVacationWords();
  const vacation = useSelector(actor, selectVacation);
  if (vacation === null) return null;
  const close = () => actor.send({ type: 'notice.closed' });
  return (
    <Dialog
      open
      title={t('vacation.title')}
      onClose={close}
      actions={
        <Button kind="primary" onClick={close}>
          {t('vacation.close')}
        </Button>
      }
    >
      <Text as="p" fontWeight="medium">
        {wordsOf(vacation)}
      </Text>
      <Text as="p" muted my={2}>
        {t('vacation.text')}
      </Text>
      <TextLink to="/winterBreak">{t('vacation.more')}</TextLink>
    </Dialog>
  );
}
