import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { freezeReasonLength } from '../../domain/limits';
import { selectDraft } from '../../machines/parts/form/selectors';
import { type coinFreeze, selectFrozen } from '../../machines/rewards/coinFreeze';
import { TextAreaField } from '../parts/form/TextAreaField';
import { FormDialog } from '../parts/form/FormDialog';
import { Text } from '../parts/Text';
import { useToldName } from '../parts/useToldName';

interface CoinFreezeDialogProps {
  readonly actor: ActorRefFrom<typeof coinFreeze>;
  readonly onCancel: () => void;
}

/** Asks why, and says what a freeze does [SCREEN-124]. */
export function CoinFreezeDialog({ actor, onCancel }: CoinFreezeDialogProps) {
  const { t } = useTranslation('rewards');
  const told = useToldName();
  const { name, username, coin_cnt: count, status, reason } = useSelector(actor, selectFrozen);
  const over = status !== 'normal';
  const draft = useSelector(actor, selectDraft);
  return (
    <FormDialog
      final
      {...{ actor, onCancel, draft, over }}
      words="rewards:freeze"
      values={{ name: told(name) }}
    >
      {over ? (
        <Text as="p" role="status">
          {t(`freeze.already.${status}`, { name: told(name), username, reason: reason ?? '' })}
        </Text>
      ) : (
        <Text as="p">{t('freeze.effect', { name: told(name), username, count })}</Text>
      )}
      <TextAreaField name="reason" rows={3} disabled={over} {...freezeReasonLength} />
    </FormDialog>
  );
}
