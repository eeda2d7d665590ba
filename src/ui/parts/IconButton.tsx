import type { LucideIcon } from 'lucide-react';
import { type ButtonAttributes, PlainButton } from './Button';
import type { ButtonSize } from './Button.recipe';
import { Icon } from './Icon';
import { Tooltip } from './Tooltip';

interface IconButtonProps extends Omit<ButtonAttributes, 'children'> {
  readonly icon: LucideIcon;
  /** The verb: its name for everybody, and its tooltip. */
  readonly label: string;
  readonly size?: ButtonSize | undefined;
  readonly disabled?: boolean | undefined;
}

/** A button that shows only an icon. */
export function IconButton({
  icon,
  label,
  size,
  disabled = false,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <Tooltip text={label} named>
      <PlainButton
        {...rest}
        kind="quiet"
        size={size}
        square
        type={type}
        aria-label={label}
        aria-disabled={disabled || undefined}
        onClick={disabled ? undefined : onClick}
      >
        <Icon of={icon} />
      </PlainButton>
    </Tooltip>
  );
}
