import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { selectVacation, type vacationNotice } from '../../machines/shell/vacationNotice';
import { Button } from '../parts/Button';
import { Dialog } from '../parts/Dialog';
import { TextLink } from '../parts/TextLink';
import { useVacationWords } from './vacationWords';

interface VacationNoticeProps {
  readonly actor: ActorRefFrom<typeof vacationNotice>;
}

/** Over the portal: from when to when the vacation is that is near, once a day [SHELL-007]. */
export function VacationNotice({ actor }: VacationNoticeProps) {
  const { t } = useTranslation('pages');
  const wordsOf = useVacationWords();
  const vacation = useSelector(actor, selectVacation);
  if (vacation === null) return null;
  const close = () => {
    actor.send({ type: 'notice.closed' });
  };
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
      <p className="vacation-notice-days">{wordsOf(vacation)}</p>
      <p className="vacation-notice-words muted">{t('vacation.text')}</p>
      <p className="vacation-notice-words">
        <TextLink to="/winterBreak">{t('vacation.more')}</TextLink>
      </p>
    </Dialog>
  );
}
