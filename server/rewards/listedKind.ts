import type { TransferKind } from '../../src/domain/rewards';

/** What a list calls a transfer; a kind that the list has no word for is no transfer of its purses. */
export function listedKind<Kind extends string>(
  kinds: Readonly<Record<TransferKind, Kind | null>>,
  stored: TransferKind,
): Kind {
  const kind = kinds[stored];
  if (kind === null) throw new Error(`the list has no word for a transfer of the kind ${stored}`);
  return kind;
}
