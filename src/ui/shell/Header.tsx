import { Box, HStack } from '@chakra-ui/react';
import {
  CircleUserRound,
  IdCard,
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  type LucideIcon,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccountEntry, RoleName } from '../../domain/roles';
import type { UseTypeFlags } from '../../domain/useType';
import { Button } from '../parts/Button';
import { Link } from '../parts/Link';
import { Logo } from '../parts/Logo';
import { Menu } from '../parts/Menu';
import { Select } from '../parts/Select';
import { Text } from '../parts/Text';

interface HeaderProps {
  readonly schoolName: string;
  readonly personName: string;
  readonly role: RoleName;
  readonly schoolKind: UseTypeFlags['schoolName'];
  readonly subjectId: number;
  readonly subjectIds: readonly number[];
  readonly isSwitching: boolean;
  readonly onSubject: (subjectId: number) => void;
  /** What else it offers, in the room between; it may come later, and moves nothing then. */
  readonly tools: ReactNode;
  /** What the account menu offers of the account itself. */
  readonly entries: readonly AccountEntry[];
  readonly onEntry: (entry: AccountEntry) => void;
  /** Leads back to the account upgrade; none where nothing of it is left to do. */
  readonly onUpgrade?: (() => void) | undefined;
  readonly onKeys: () => void;
  readonly onLanguage: () => void;
  readonly onLogout: () => void;
}

const actions = {
  upgrade: 'upgrade',
  keys: 'keys',
  language: 'language',
  logout: 'logout',
} as const;

const entryIcons: Readonly<Record<AccountEntry, LucideIcon>> = {
  accountSecurity: ShieldCheck,
  profile: IdCard,
  password: KeyRound,
};

/** The top bar: whose portal it is, which subject it shows, and the way out. */
export function Header(props: HeaderProps) {
  const { t } = useTranslation('shell');
  const { role } = props;
  const choose = (action: string) => {
    if (action === actions.upgrade) props.onUpgrade?.();
    if (action === actions.keys) props.onKeys();
    if (action === actions.language) props.onLanguage();
    if (action === actions.logout) props.onLogout();
    const entry = props.entries.find((name) => name === action);
    if (entry !== undefined) props.onEntry(entry);
  };
  return (
    <HStack
      as="header"
      position="sticky"
      top={0}
      zIndex="header"
      height="header"
      gap={{ base: 2, xl: 4 }}
      px={4}
      bg="bg.panel"
      borderBottomWidth="1px"
      _print={{ display: 'none' }}
    >
      <Link to="/home" aria-label={t('title')}>
        <Logo />
      </Link>
      <Text muted cut display={{ base: 'none', xl: 'inline' }}>
        {props.schoolName}
      </Text>
      <Box width="9rem" flex="none">
        <Select
          label={t('subject.label')}
          value={String(props.subjectId)}
          disabled={props.isSwitching}
          onChange={(value) => props.onSubject(Number(value))}
          options={props.subjectIds.map((id) => ({
            value: String(id),
            label: t(`subject.${String(id)}`),
          }))}
        />
      </Box>
      <HStack flex={1} minWidth={0} gap={{ base: 2, xl: 4 }}>
        {props.tools}
      </HStack>
      <Menu
        label={t('top.account')}
        head={
          <>
            <Text as="p">
              {role.kind === undefined
                ? t(`role.${role.role}`)
                : t('role.as', { role: t(`role.${role.role}`), kind: t(`userType.${role.kind}`) })}
            </Text>
            <Text as="p" small muted>
              {t(`place.${props.schoolKind}`, { name: props.schoolName })}
            </Text>
          </>
        }
        trigger={
          <Button kind="quiet" icon={CircleUserRound}>
            {props.personName}
          </Button>
        }
        items={[
          ...props.entries.map((entry) => ({
            id: entry,
            label: t(`entry.${entry}`),
            icon: entryIcons[entry],
          })),
          ...(props.onUpgrade === undefined
            ? []
            : [{ id: actions.upgrade, label: t('entry.upgrade'), icon: Smartphone }]),
          { id: actions.keys, label: t('keys.title'), icon: Keyboard },
          { id: actions.language, label: t('language.other'), icon: Languages },
          { id: actions.logout, label: t('top.logout'), icon: LogOut },
        ]}
        onSelect={choose}
      />
    </HStack>
  );
}
