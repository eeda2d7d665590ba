import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { switchRuleOf } from '../../../domain/foundation';
import { compareModes } from '../../../domain/foundationChange';
import {
  type foundationMode,
  selectChosen,
  selectIsTicked,
  selectIsTickMissing,
  selectRecord,
  selectStage,
} from '../../../machines/foundation/foundationMode';
import type { ActorProps } from '../actorProps';
import { Checkbox } from '../Checkbox';
import { ConfirmDialog } from '../ConfirmDialog';
import { Text } from '../Text';
import { ComparisonTable } from './ComparisonTable';

/** What a switch of the mode changes, side by side; it is confirmed with a tick [FMD-04, FMD-05]. */
export function ModeDialog({ actor }: ActorProps<typeof foundationMode>) {
  const { t } = useTranslation('foundation');
  const record = useSelector(actor, selectRecord);
  const mode = useSelector(actor, selectChosen);
  const isTicked = useSelector(actor, selectIsTicked);
  const isMissing = useSelector(actor, selectIsTickMissing);
  const stage = useSelector(actor, selectStage);
  if (record === null || mode === null) return null;
  const name = t(`type.${String(mode)}`);
  const switchRule = switchRuleOf(record.mode, mode);
  return (
    <ConfirmDialog
      open
      harmless={switchRule === 'inheritsLevel'}
      title={t('mode.title', { name })}
      consequences={[t(`mode.effect.${switchRule}`), t('mode.effect.regraded')]}
      verb={t('mode.verb', { name })}
      busy={stage === 'switching'}
      onConfirm={() => actor.send({ type: 'switch.confirmed' })}
      onCancel={() => actor.send({ type: 'switch.cancelled' })}
    >
      <ComparisonTable rows={compareModes(record, mode)} />
      <Checkbox
        checked={isTicked}
        disabled={stage === 'switching'}
        onChange={() => actor.send({ type: 'box.toggled' })}
      >
        {t('mode.tick')}
      </Checkbox>
      {isMissing ? (
        <Text as="p" role="alert" color="danger.fg">
          {t('mode.tickMissing')}
        </Text>
      ) : null}
    </ConfirmDialog>
  );
}
