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
      position="relative"
      display="inline-grid"
      placeItems="center"
      boxSize={16}
      role="timer"
      aria-label={label}
    >
      <chakra.svg
        position="absolute"
        inset={0}
        transform="rotate(-90deg)"
        fill="none"
        strokeWidth="3"
        viewBox="0 0 40 40"
        aria-hidden
      >
        <chakra.circle stroke="bg.muted" cx="20" cy="20" r={radius} />
        <chakra.circle
          stroke={share > 0.2 ? 'brand.fg' : 'status.watch'}
          strokeLinecap="round"
          transition="stroke-dashoffset 1s linear"
          cx="20"
          cy="20"
          r={radius}
          style={{ strokeDasharray: length, strokeDashoffset: length * (1 - share) }}
        />
      </chakra.svg>
      <chakra.span textStyle="small" fontVariantNumeric="tabular-nums">
        {t('ring.seconds', { seconds: Math.ceil(seconds) })}
      </chakra.span>
    </chakra.span>
  );
}
