import { chakra } from '@chakra-ui/react';
import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { buttonRecipe, type ButtonKind, type ButtonSize } from './Button.recipe';
import { Icon } from './Icon';
import { Link } from './Link';
import type { Origin } from './origin';

/** A link to another screen that looks like a button, alone: with any content. */
export const PlainLinkButton = chakra(Link, buttonRecipe);

/** A link out of the portal that looks like a button. */
export const OutwardButton = chakra('a', buttonRecipe);

interface LinkButtonProps {
  readonly to: string;
  /** Where the way back of its page leads, if not to this one. */
  readonly origin?: Origin | null | undefined;
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
  /** The key that follows it: `controlKeys`. */
  readonly 'aria-keyshortcuts'?: string | undefined;
  /** What else is to happen, such as closing what it stands in. */
  readonly onClick?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to another screen that looks like a button. */
export function LinkButton({ icon, children, ...rest }: LinkButtonProps) {
  return (
    <PlainLinkButton {...rest}>
      {icon === undefined ? null : <Icon of={icon} />}
      {children}
    </PlainLinkButton>
  );
}
