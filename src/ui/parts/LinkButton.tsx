import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import { Link } from './Link';
import { buttonClass } from './theme/buttonClasses';
import type { ButtonKind, ButtonSize } from './theme/buttonClasses';

interface LinkButtonProps {
  readonly to: string;
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly children: ReactNode;
}

/** A link to another screen that looks like a button. */
export function LinkButton({ to, kind, size, icon, children }: LinkButtonProps) {
  return (
    <Link className={buttonClass({ kind, size })} to={to}>
      {icon === undefined ? null : <Icon of={icon} />}
      {children}
    </Link>
  );
}
