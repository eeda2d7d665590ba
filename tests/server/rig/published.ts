import { beforeAll, beforeEach } from 'vitest';
import type { SocketMessage } from '../../../src/contract/socket';
import { channel, delivery } from '../../../server/socket/publish';
import type { TestWorld } from '../rig';

/** Hears every message for the open pages of some accounts, as each server process hears it. */
export async function hearMessages(
  { database }: TestWorld,
  heard: (message: SocketMessage, accounts: readonly number[]) => void,
): Promise<void> {
  await database.listen(channel, {
    heard(text) {
      const said = delivery.parse(JSON.parse(text));
      if ('message' in said) heard(said.message, said.accounts);
    },
    interrupted: () => {},
  });
}

/** What open pages have been told since a test began, each message as `read` reads it. */
export function toldIn<Told>(
  world: TestWorld,
  read: (message: SocketMessage, accounts: readonly number[]) => Told,
): readonly Told[] {
  const told: Told[] = [];
  beforeAll(() => hearMessages(world, (...heard) => void told.push(read(...heard))));
  beforeEach(() => void told.splice(0));
  return told;
}
