import { chakra, Spacer, Wrap } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import {
  type accountUpgrade,
  selectCanSkip,
  type selectOutcome,
  type selectStep,
} from '../../../machines/account/accountUpgrade';
import { Button } from '../../parts/Button';

export interface UpgradeProps {
  readonly actor: ActorRefFrom<typeof accountUpgrade>;
}

export type ShownStep = NonNullable<ReturnType<typeof selectStep>>;

interface UpgradeStepProps {
  readonly name: Exclude<ShownStep, 'done'> | `done.${ReturnType<typeof selectOutcome>}`;
  readonly text?: string | undefined;
  readonly children?: ReactNode;
}

/** What every step has: what it is called, what it is about, and what there is to do. */
export function UpgradeStep({ name, text, children }: UpgradeStepProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <chakra.h2 mb={2} fontWeight="semibold">
        {t(`upgrade.${name}.title`)}
      </chakra.h2>
      <chakra.p mb={5} color="fg.muted" maxWidth="line">
        {text ?? t(`upgrade.${name}.text`)}
      </chakra.p>
      {children}
    </>
  );
}

interface UpgradeActionsProps extends UpgradeProps {
  /** The step's own buttons, the main one first. */
  readonly children: ReactNode;
}

/** The way on, and at the far end the way past the rest. */
export function UpgradeActions({ actor, children }: UpgradeActionsProps) {
  const { t } = useTranslation('account');
  const canSkip = useSelector(actor, selectCanSkip);
  return (
    <Wrap gap={2} mt={1} fontVariantNumeric="tabular-nums">
      {children}
      <Spacer />
      <Button
        kind="quiet"
        disabled={!canSkip}
        onClick={() => actor.send({ type: 'upgrade.skipped' })}
      >
        {t('upgrade.skip')}
      </Button>
    </Wrap>
  );
}
