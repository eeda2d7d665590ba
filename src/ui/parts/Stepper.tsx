import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Icon } from './Icon';

interface StepperProps {
  readonly label: string;
  readonly steps: readonly string[];
  /** From 0. */
  readonly current: number;
}

const marks = {
  current: { bg: 'brand.solid', color: 'brand.contrast' },
  done: { color: 'brand.fg', borderColor: 'brand.fg', borderWidth: '1px' },
  ahead: { color: 'fg.muted', borderColor: 'border.emphasized', borderWidth: '1px' },
} as const;

const stateOf = (index: number, current: number) => {
  if (index === current) return 'current';
  return index < current ? 'done' : 'ahead';
};

/** The line to the next step. */
const line = {
  content: '""',
  width: 6,
  borderTopWidth: '1px',
  borderColor: 'border.emphasized',
  marginInlineStart: 1,
};

/** The steps of a wizard: which are done, where one is, what comes. */
export function Stepper({ label, steps, current }: StepperProps) {
  const { t } = useTranslation('parts');
  return (
    <chakra.ol display="flex" gap={3} mb={5} aria-label={label}>
      {steps.map((step, index) => (
        <chakra.li
          key={step}
          display="flex"
          alignItems="center"
          gap={2}
          minWidth={0}
          color={index === current ? 'fg' : 'fg.muted'}
          fontWeight={index === current ? 'medium' : 'normal'}
          aria-current={index === current ? 'step' : undefined}
          _after={index < steps.length - 1 ? line : {}}
        >
          <chakra.span
            aria-hidden
            display="grid"
            placeItems="center"
            flex="none"
            boxSize={6}
            borderRadius="full"
            textStyle="small"
            fontVariantNumeric="tabular-nums"
            {...marks[stateOf(index, current)]}
          >
            {index < current ? <Icon of={Check} /> : index + 1}
          </chakra.span>
          <chakra.span truncate>{step}</chakra.span>
          {index < current ? <VisuallyHidden>{t('stepper.done')}</VisuallyHidden> : null}
        </chakra.li>
      ))}
    </chakra.ol>
  );
}
