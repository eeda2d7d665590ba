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
    <span className="ring" role="timer" aria-label={label}>
      <svg className="ring-drawing" viewBox="0 0 40 40" aria-hidden>
        <circle className="ring-whole" cx="20" cy="20" r={radius} />
        <circle
          className="ring-left"
          data-little={share > 0.2 ? undefined : ''}
          cx="20"
          cy="20"
          r={radius}
          strokeDasharray={length}
          strokeDashoffset={length * (1 - share)}
        />
      </svg>
      <span className="figures small">{t('ring.seconds', { seconds: Math.ceil(seconds) })}</span>
    </span>
  );
}
