import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';

const radius = 16;
const length = 2 * Math.PI * radius;

interface RingProps {
  /** Seconds left. */
  readonly seconds: number;
  /** Seconds at the start. */
  readonly of: number;
  /** What runs out: 'Time left for this code'. */
  readonly label: string;
}

/** Time left, as a ring that empties and as a number. */
export function Ring({ seconds, of, label }: RingProps) {
  const { t } = useTranslation('parts');
  const share = of > 0 ? Math.min(1, Math.max(0, seconds / of)) : 0;
  return (
    <chakra.span
      role="timer"
      aria-label={label}
      position="relative"
      display="inline-grid"
      placeItems="center"
      boxSize={16}
    >
      <chakra.svg
        viewBox="0 0 40 40"
        position="absolute"
        inset={0}
        transform="rotate(-90deg)"
        fill="none"
        strokeWidth="3"
        aria-hidden
      >
        <chakra.circle cx="20" cy="20" r={radius} stroke="bg.muted" />
        <chakra.circle
          cx="20"
          cy="20"
          r={radius}
          stroke={share > 0.2 ? 'brand.fg' : 'status.watch'}
          strokeLinecap="round"
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
          transition="stroke-dashoffset 1s linear"
        />
      </chakra.svg>
      <span className="figures small">{t('ring.seconds', { seconds: Math.ceil(seconds) })}</span>
    </chakra.span>
  );
}
