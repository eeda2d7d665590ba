import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { Icon } from './Icon';
import { Spinner } from './Spinner';
import { buttonClass } from './theme/buttonClasses';
import type { ButtonKind, ButtonSize } from './theme/buttonClasses';
import { Tooltip } from './Tooltip';

/** The attributes of a plain button that a part passes through. */
export type ButtonAttributes = Omit<ComponentPropsWithRef<'button'>, 'className' | 'disabled'>;

export interface ButtonProps extends ButtonAttributes {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
  /** The work that it started goes on: it keeps its width and the focus, and takes no press. */
  readonly busy?: boolean | undefined;
  /** It keeps the focus and can be found by everybody; it only takes no press. */
  readonly disabled?: boolean | undefined;
  /** Why it is disabled and how that ends, as a tooltip. */
  readonly reason?: string | undefined;
}

/** A button. Its words are a verb. */
export function Button({
  kind,
  size,
  icon,
  busy = false,
  disabled = false,
  reason,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  const idle = busy || disabled;
  const press = (event: MouseEvent<HTMLButtonElement>) =>
    idle ? event.preventDefault() : onClick?.(event);
  const button = (
    <button
      {...rest}
      className={buttonClass({ kind, size })}
      type={type}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {icon === undefined ? null : <Icon of={icon} />}
      <span className="button-words">{children}</span>
      {busy ? <Spinner over /> : null}
    </button>
  );
  return disabled && reason !== undefined ? <Tooltip text={reason}>{button}</Tooltip> : button;
}
