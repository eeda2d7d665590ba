import { chakra } from '@chakra-ui/react';
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

/** The entries' look stands at their list, once: they are many, and the first look waits for them. */
const entriesCss = {
  '& :is(a, button)': {
    display: 'flex',
    alignItems: 'center',
    gap: 3,
    width: 'full',
    height: 'row',
    px: 3,
    borderRadius: 'control',
    color: 'fg.muted',
    textAlign: 'start',
    textDecoration: 'none',
    cursor: 'pointer',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    '&[aria-current]': {
      fontWeight: 'medium',
      '&, &:hover': { bg: 'bg.selected', color: 'brand.fg' },
    },
  },
  '& .cut': { flex: 1 },
} as const;

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
    <chakra.nav
      aria-label={t('top.menu')}
      className="no-print"
      flex="none"
      width={isCollapsed ? 'sidebarCollapsed' : 'sidebar'}
      position="sticky"
      top="{sizes.header}"
      height="calc(100dvh - {sizes.header})"
      display="flex"
      flexDirection="column"
      borderInlineEnd="1px solid"
      borderColor="border"
      bg="bg.panel"
    >
      <chakra.ul
        flex={1}
        minHeight={0}
        overflowY="auto"
        p={2}
        display="flex"
        flexDirection="column"
        gap={0.5}
        listStyleType="none"
        css={entriesCss}
      >
        {items.map((item) => (
          <li key={item.name}>
            <Entry
              item={item}
              isCollapsed={isCollapsed}
              onOutside={isSelfStudyAsked ? undefined : onSelfStudy}
              onProfileNeeded={onProfileNeeded}
            />
          </li>
        ))}
      </chakra.ul>
      <chakra.div p={2} display="flex" justifyContent={isCollapsed ? 'center' : 'flex-end'}>
        <IconButton
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          label={t(isCollapsed ? 'top.expand' : 'top.collapse')}
          onClick={onToggle}
        />
      </chakra.div>
    </chakra.nav>
  );
}

interface EntryProps {
  readonly item: SidebarItem;
  readonly isCollapsed: boolean;
  /** Opens the outside page; without it the entry takes no press. */
  readonly onOutside: (() => void) | undefined;
  readonly onProfileNeeded: (() => void) | undefined;
}

function Entry({ item, isCollapsed, onOutside, onProfileNeeded }: EntryProps) {
  const { t } = useTranslation('shell');
  const name = t(`sidebar.${item.name}`);
  // What is written is the name, the badge included; an icon alone has to be given one.
  const label = isCollapsed ? name : undefined;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onProfileNeeded?.();
  };
  const content = (
    <>
      <Icon of={sidebarIcons[item.name]} />
      {isCollapsed ? null : <span className="cut">{name}</span>}
      {item.isNew && !isCollapsed ? (
        <chakra.span textStyle="small" color="brand.fg">
          {t('sidebar.new')}
        </chakra.span>
      ) : null}
    </>
  );
  const entry =
    item.to === null ? (
      <button
        type="button"
        aria-label={label}
        aria-disabled={onOutside === undefined || undefined}
        onClick={onOutside}
      >
        {content}
      </button>
    ) : (
      <PageLink
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
