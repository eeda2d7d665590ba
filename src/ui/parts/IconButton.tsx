import type { LucideIcon } from 'lucide-react';
import type { ButtonAttributes } from './Button';
import { Icon } from './Icon';
import { buttonClass } from './theme/buttonClasses';
import type { ButtonKind, ButtonSize } from './theme/buttonClasses';
import { Tooltip } from './Tooltip';

interface IconButtonProps extends Omit<ButtonAttributes, 'children'> {
  readonly icon: LucideIcon;
  /** The verb: its name for everybody, and its tooltip. */
  readonly label: string;
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly disabled?: boolean | undefined;
}

/** A button that shows only an icon. */
export function IconButton({
  icon,
  label,
  kind = 'quiet',
  size,
  disabled = false,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} named>
      <button
        {...rest}
        className={buttonClass({ kind, size, square: true })}
        type={type}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
      >
        <Icon of={icon} />
      </button>
    </Tooltip>
  );
}
