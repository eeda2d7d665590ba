import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import { buttonRecipe, type ButtonKind, type ButtonSize } from './Button.recipe';
import { Icon } from './Icon';
import { Spinner } from './Spinner';
import { Tooltip } from './Tooltip';

/** The element alone, for parts that are buttons with a shape of their own. */
export const PlainButton = chakra('button', buttonRecipe);

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
    <PlainButton
      {...rest}
      kind={kind}
      size={size}
      type={type}
      aria-disabled={idle || undefined}
      aria-busy={busy || undefined}
      onClick={press}
    >
      {icon === undefined ? null : <Icon of={icon} />}
      <span data-words>{children}</span>
      {busy ? <Spinner over /> : null}
    </PlainButton>
  );
  return disabled && reason !== undefined ? <Tooltip text={reason}>{button}</Tooltip> : button;
}
