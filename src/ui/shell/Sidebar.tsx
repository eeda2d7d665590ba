import { chakra, Flex, Stack } from '@chakra-ui/react';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../parts/Icon';
import { IconButton } from '../parts/IconButton';
import { PageLink } from '../parts/Link';
import { ScrollCue } from '../parts/ScrollCue';
import { Text } from '../parts/Text';
import { Tooltip } from '../parts/Tooltip';
import { sidebarIcons } from './sidebarIcons';

/** An entry as it stands in the sidebar. */
export interface SidebarItem {
  readonly name: keyof typeof sidebarIcons;
  /** Null for the entry that opens an outside page. */
  readonly to: string | null;
  /** Whether a page of its is open, which need not be the one that it leads to. */
  readonly isOpen?: boolean;
  /** What stands behind the name. */
  readonly label?: ReactNode;
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
  const open = items.find(({ isOpen }) => isOpen)?.name;
  return (
    <Flex
      as="nav"
      aria-label={t('top.menu')}
      direction="column"
      flex="none"
      width={isCollapsed ? 'sidebarCollapsed' : 'sidebar'}
      position="sticky"
      top="header"
      height="calc(100dvh - {sizes.header})"
      borderInlineEndWidth="1px"
      bg="bg.panel"
      _print={{ display: 'none' }}
    >
      <ScrollCue current={`${open ?? ''} ${String(items.length)}`}>
        <Stack
          as="ul"
          flex={1}
          minHeight={0}
          overflowY="auto"
          scrollPaddingBlock="1.75rem"
          gap={0.5}
          p={2}
        >
          {items.map((item) => (
            <li key={item.name}>
              <Entry
                item={item}
                name={t(`sidebar.${item.name}`)}
                isCollapsed={isCollapsed}
                onOutside={isSelfStudyAsked ? undefined : onSelfStudy}
                onProfileNeeded={onProfileNeeded}
              />
            </li>
          ))}
        </Stack>
      </ScrollCue>
      <Flex p={2} justify={isCollapsed ? 'center' : 'flex-end'}>
        <IconButton
          icon={isCollapsed ? PanelLeftOpen : PanelLeftClose}
          label={t(isCollapsed ? 'top.expand' : 'top.collapse')}
          onClick={onToggle}
        />
      </Flex>
    </Flex>
  );
}

const entryStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: 3,
  width: 'full',
  height: 'row',
  px: 3,
  borderRadius: 'control',
  color: 'fg.muted',
  textAlign: 'start',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle', color: 'fg' },
  '&[aria-current]': {
    fontWeight: 'medium',
    bg: 'bg.selected',
    color: 'brand.fg',
    _hover: { bg: 'bg.selected', color: 'brand.fg' },
  },
} as const;

const EntryLink = chakra(PageLink);

interface EntryProps {
  readonly item: SidebarItem;
  readonly name: string;
  readonly isCollapsed: boolean;
  /** Opens the outside page; without it the entry takes no press. */
  readonly onOutside: (() => void) | undefined;
  readonly onProfileNeeded: (() => void) | undefined;
}

function Entry({ item, name, isCollapsed, onOutside, onProfileNeeded }: EntryProps) {
  // What is written is the name, its label included; an icon alone has to be given one.
  const label = isCollapsed ? name : undefined;
  const ask = (event: MouseEvent) => {
    event.preventDefault();
    onProfileNeeded?.();
  };
  const content = (
    <>
      <Icon of={sidebarIcons[item.name]} />
      {isCollapsed ? null : (
        <Text cut flex={1}>
          {name}
        </Text>
      )}
      {item.label}
    </>
  );
  const entry =
    item.to === null ? (
      <chakra.button
        css={entryStyle}
        type="button"
        aria-label={label}
        aria-disabled={onOutside === undefined || undefined}
        onClick={onOutside}
      >
        {content}
      </chakra.button>
    ) : (
      <EntryLink
        css={entryStyle}
        data-icon={isCollapsed || undefined}
        to={item.to}
        isOpen={item.isOpen}
        aria-label={label}
        onClick={item.needsProfile === true ? ask : undefined}
      >
        {content}
      </EntryLink>
    );
  return isCollapsed ? (
    <Tooltip text={name} named>
      {entry}
    </Tooltip>
  ) : (
    entry
  );
}
