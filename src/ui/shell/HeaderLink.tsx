import type { LucideIcon } from 'lucide-react';
import { Icon } from '../parts/Icon';
import { Link } from '../parts/Link';
import { buttonClass } from '../parts/theme/buttonClasses';
import { Tooltip } from '../parts/Tooltip';

interface HeaderLinkProps {
  readonly to: string;
  readonly icon: LucideIcon;
  readonly label: string;
  /** A red point beside the icon; the label has to say it too. */
  readonly hasPoint?: boolean;
}

/** A page that the top bar leads to, as an icon with its name. */
export function HeaderLink({ to, icon, label, hasPoint = false }: HeaderLinkProps) {
  return (
    <Tooltip text={label} named>
      <Link className={buttonClass({ kind: 'quiet', square: true })} to={to} aria-label={label}>
        <span className="header-link">
          <Icon of={icon} />
          {hasPoint ? <span aria-hidden className="header-link-point" /> : null}
        </span>
      </Link>
    </Tooltip>
  );
}
