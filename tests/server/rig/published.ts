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
