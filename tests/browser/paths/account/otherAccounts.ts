import type { Walk } from '../adapter';

/** The phone of the analyst who walks. */
const phone = '19900001001';

/** Accounts of other people, which become the analyst's once they have the same phone. */
const others = {
  type6: { accountId: 103, school: '青禾湾自习中心', phone: '19900001003' },
  emily: { accountId: 102, school: 'Lakeside Campus', phone: '19900001002' },
} as const;

type Username = keyof typeof others;

/** Another account, by its id and the name of its campus. */
export const otherAccount = (uname: Username) => others[uname];

interface Standing {
  /** Whether it is the analyst's, who had one account before. */
  readonly isOwn: boolean;
  readonly isFrozen?: boolean;
  readonly isDisabled?: boolean;
}

/** Gives another account to the analyst, or takes it away, and says how it is. */
export async function setOtherAccount(
  { world }: Pick<Walk, 'world'>,
  uname: Username,
  { isOwn, isFrozen = false, isDisabled = false }: Standing,
): Promise<void> {
  await world.control('account', {
    ...{ uname, upgraded: 'true', phone: isOwn ? phone : others[uname].phone },
    ...{ isFrozen: String(isFrozen), isDisabled: String(isDisabled) },
  });
}
