import { Box, HStack } from '@chakra-ui/react';
import {
  CircleUserRound,
  GraduationCap,
  IdCard,
  Keyboard,
  KeyRound,
  Languages,
  LogOut,
  type LucideIcon,
  ShieldCheck,
  Smartphone,
  Undo2,
} from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MenuAct } from '../../domain/acts';
import type { RoleName } from '../../domain/roles';
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
  /** What the account menu offers. */
  readonly acts: readonly MenuAct[];
  readonly onAct: (act: MenuAct) => void;
}

/** Each act of the account menu with its icon and its words. */
const menu: Readonly<Record<MenuAct, readonly [LucideIcon, string]>> = {
  accountSecurity: [ShieldCheck, 'entry.accountSecurity'],
  goBack: [Undo2, 'entry.goBack'],
  profile: [IdCard, 'entry.profile'],
  password: [KeyRound, 'entry.password'],
  upgrade: [Smartphone, 'entry.upgrade'],
  training: [GraduationCap, 'entry.training'],
  keys: [Keyboard, 'entry.keys'],
  language: [Languages, 'language.other'],
  logout: [LogOut, 'top.logout'],
};

/** The top bar: whose portal it is, which subject it shows, and the way out. */
export function Header(props: HeaderProps) {
  const { t } = useTranslation('shell');
  const { role } = props;
  return (
    <HStack
      as="header"
      position="sticky"
      top={0}
      zIndex="header"
      // A tip about the search stands below it.
      css={{ '& [role=combobox]': { anchorName: '--search' } }}
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
        items={props.acts.map((act) => {
          const [icon, words] = menu[act];
          return { id: act, label: t(words), icon };
        })}
        onSelect={(chosen) => {
          const act = props.acts.find((name) => name === chosen);
          if (act !== undefined) props.onAct(act);
        }}
      />
    </HStack>
  );
}
