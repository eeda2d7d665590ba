import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';

interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** From 0. */
  readonly current: number;
}

const state = (index: number, current: number) => {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
};

/** The steps of a wizard: which are done, where one is, what comes. */
export function Stepper({ label, steps, current }: StepperProps) {
  const { t } = useTranslation('parts');
  return (
    <ol className="stepper" aria-label={label}>
      {steps.map((step, index) => (
        <li
          key={step}
          className="stepper-step"
          data-step={state(index, current)}
          aria-current={index === current ? 'step' : undefined}
        >
          <span aria-hidden className="stepper-mark figures">
            {index < current ? <Icon of={Check} /> : index + 1}
          </span>
          <span className="cut">{step}</span>
          {index < current ? <span className="spoken">{t('stepper.done')}</span> : null}
        </li>
      ))}
    </ol>
  );
}
