import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon';
import { IconButton } from '../parts/IconButton';
import { PageLink } from '../parts/Link';
import { Tooltip } from '../parts/Tooltip';
import { sidebarIcons } from './sidebarIcons';

/** An entry as it stands in the sidebar. */
export interface SidebarItem {
  readonly name: keyof typeof sidebarIcons;
  /** Null for the entry that opens an outside page. */
  readonly to: string | null;
  readonly isNew: boolean;
  /** Whether the profile has to be filled in before. */
  readonly needsProfile?: boolean;
}

interface SidebarProps {
  readonly items: readonly SidebarItem[];
  readonly isCollapsed: boolean;
  readonly onToggle: () => void;
  /** The address of the self-study room is being asked for: its entry takes no press meanwhile. */
  readonly isSelfStudyAsked: boolean;
  readonly onSelfStudy: () => void;
  /** An entry was chosen that needs the profile first [VALID-024]. */
  readonly onProfileNeeded?: (() => void) | undefined;
}

/** The way to every screen that this person may see. */
export function Sidebar({
  items,
  isCollapsed,
  onToggle,
  isSelfStudyAsked,
  onSelfStudy,
  onProfileNeeded,
}: SidebarProps) {
  const { t } = useTranslation('shell');
  return (
    <nav
      aria-label={t('top.menu')}
      className={isCollapsed ? 'sidebar sidebar-collapsed no-print' : 'sidebar no-print'}
    >
      <ul className="sidebar-list">
        {items.map((item) => (
          <li key={item.name}>
            <Entry
              item={item}
              name={t(`sidebar.${item.name}`)}
              badge={item.isNew ? t('sidebar.new') : null}
              isCollapsed={isCollapsed}
              onOutside={isSelfStudyAsked ? undefined : onSelfStudy}
              onProfileNeeded={onProfileNeeded}
            />
          </li>
        ))}
      </ul>
      <div className="sidebar-foot">
        <IconButton
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          label={t(isCollapsed ? 'top.expand' : 'top.collapse')}
          onClick={onToggle}
        />
      </div>
    </nav>
  );
}

interface EntryProps {
  readonly item: SidebarItem;
  readonly name: string;
  readonly badge: string | null;
  readonly isCollapsed: boolean;
  /** Opens the outside page; without it the entry takes no press. */
  readonly onOutside: (() => void) | undefined;
  readonly onProfileNeeded: (() => void) | undefined;
}

function Entry({ item, name, badge, isCollapsed, onOutside, onProfileNeeded }: EntryProps) {
  // What is written is the name, the badge included; an icon alone has to be given one.
  const label = isCollapsed ? name : undefined;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onProfileNeeded?.();
  };
  const content = (
    <>
      <Icon of={sidebarIcons[item.name]} />
      {isCollapsed ? null : <span className="sidebar-name cut">{name}</span>}
      {badge === null || isCollapsed ? null : <span className="sidebar-new small">{badge}</span>}
    </>
  );
  const entry =
    item.to === null ? (
      <button
        className="sidebar-entry"
        type="button"
        aria-label={label}
        aria-disabled={onOutside === undefined || undefined}
        onClick={onOutside}
      >
        {content}
      </button>
    ) : (
      <PageLink
        className="sidebar-entry"
        to={item.to}
        aria-label={label}
        onClick={item.needsProfile === true ? ask : undefined}
      >
        {content}
      </PageLink>
    );
  return isCollapsed ? (
    <Tooltip text={name} named>
      {entry}
    </Tooltip>
  ) : (
    entry
  );
}
