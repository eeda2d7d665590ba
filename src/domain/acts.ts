import { type AccountEntry, accountEntries } from './roles';
import type { TeacherInfo } from './teacher';

const others = [
  'serviceDesk',
  'signIn',
  'upgrade',
  'training',
  'keys',
  'language',
  'logout',
] as const;
/** What the header does itself, on every page. */
export type HeaderAct = AccountEntry | (typeof others)[number];

/** What the account menu offers of it: the rest has a button of its own. */
export type MenuAct = Exclude<HeaderAct, 'serviceDesk' | 'signIn'>;

const acts: readonly HeaderAct[] = ['accountSecurity', 'goBack', 'profile', 'password', ...others];
const scheme = 'act:';

/** How a suggestion names an act of the header, which has no address. */
export const urlOfAct = (act: HeaderAct) => scheme + act;

/** The act of the header that a suggestion names; null where it leads to an address. */
export function actIn(url: string): HeaderAct | null {
  return acts.find((act) => urlOfAct(act) === url) ?? null;
}

interface Offered {
  readonly info: Pick<TeacherInfo, 'account_list' | 'app_type' | 'switched_from'>;
  readonly hasUpgrade: boolean;
}

/** What the account menu offers, in its order. */
export function menuActs({ info, hasUpgrade }: Offered): readonly MenuAct[] {
  const upgrade = hasUpgrade ? (['upgrade'] as const) : [];
  return [...accountEntries(info), ...upgrade, 'training', 'keys', 'language', 'logout'];
}
