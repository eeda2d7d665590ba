import { chakra } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';

interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** From 0. */
  readonly current: number;
}

const Mark = chakra('span', {
  base: {
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    boxSize: 6,
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    textStyle: 'small',
    color: 'fg.muted',
    '[data-step=done] &': { color: 'brand.fg', borderColor: 'brand.fg' },
    '[data-step=current] &': { bg: 'brand.solid', color: 'brand.contrast', border: 0 },
  },
});

const state = (index: number, current: number) => {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
};

/** The steps of a wizard: which are done, where one is, what comes. */
export function Stepper({ label, steps, current }: StepperProps) {
  const { t } = useTranslation('parts');
  return (
    <chakra.ol aria-label={label} display="flex" gap={3} mb={5}>
      {steps.map((step, index) => (
        <chakra.li
          key={step}
          data-step={state(index, current)}
          aria-current={index === current ? 'step' : undefined}
          display="flex"
          alignItems="center"
          gap={2}
          minWidth={0}
          color={index === current ? 'fg' : 'fg.muted'}
          fontWeight={index === current ? 'medium' : 'normal'}
          css={{
            '&:not(:last-of-type)::after': {
              content: '""',
              width: 6,
              borderTopWidth: '1px',
              borderColor: 'border.emphasized',
              marginInlineStart: 1,
            },
          }}
        >
          <Mark aria-hidden className="figures">
            {index < current ? <Icon of={Check} /> : index + 1}
          </Mark>
          <span className="cut">{step}</span>
          {index < current ? <Aloud>{t('stepper.done')}</Aloud> : null}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}

/** Words for those who listen. */
const Aloud = chakra('span', { base: { srOnly: true } });
