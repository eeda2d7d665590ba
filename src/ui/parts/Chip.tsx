import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';

interface ChipProps {
  readonly children: ReactNode;
  /** The name of the cross: 'Remove filter Grade: 8'. */
  readonly removeLabel: string;
  readonly onRemove: () => void;
}

/** Something that is set and can be taken away. */
export function Chip({ children, removeLabel, onRemove }: ChipProps) {
  return (
    <span className="chip small">
      <span className="cut">{children}</span>
      <button
        className="chip-cross"
        type="button"
        aria-label={removeLabel}
        title={removeLabel}
        onClick={onRemove}
      >
        <Icon of={X} />
      </button>
    </span>
  );
}
