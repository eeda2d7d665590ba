import { useSelector } from '@xstate/react';
import { useTranslation } from 'react-i18next';
import { selectPlace } from '../../../machines/account/accountUpgrade';
import { Stepper } from '../../parts/Stepper';
import { WizardStep } from '../../parts/WizardStep';
import { AdditionStep } from './AdditionStep';
import { DoneStep } from './DoneStep';
import { IntroStep } from './IntroStep';
import { MergeStep } from './MergeStep';
import { PhoneStep } from './PhoneStep';
import { SuccessStep } from './SuccessStep';
import type { ShownStep, UpgradeProps } from './UpgradeStep';
import { WaitingStep } from './WaitingStep';

/** The seven steps, in order [SCREEN-179]. */
const steps = [
  { name: 'intro', view: IntroStep },
  { name: 'phoneAndCode', view: PhoneStep },
  { name: 'waiting', view: WaitingStep },
  { name: 'success', view: SuccessStep },
  { name: 'merge', view: MergeStep },
  { name: 'addAccount', view: AdditionStep },
  { name: 'done', view: DoneStep },
] as const;

/** The three that the header names, of which each stands for several. */
const places = ['phone', 'upgrade', 'merge'] as const;

/** Where a person is in the upgrade, and the step itself. */
export function UpgradeWizard({ actor, step }: UpgradeProps & { readonly step: ShownStep }) {
  const { t } = useTranslation('account');
  const place = useSelector(actor, selectPlace) ?? 1;
  const index = steps.findIndex(({ name }) => name === step);
  return (
    <>
      <Stepper
        label={t('upgrade.steps')}
        steps={places.map((name) => t(`upgrade.place.${name}`))}
        current={place - 1}
      />
      <WizardStep step={index}>
        {steps.map(({ name, view: View }) =>
          name === step ? <View key={name} actor={actor} /> : null,
        )}
      </WizardStep>
    </>
  );
}
