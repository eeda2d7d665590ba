import { checkUserPassword } from '../../../src/contract/account';
import type { AskOptions, Client } from './client';
import { password } from './fill';

/** Shows an account's own password, as is needed before it is changed. */
export async function showPassword(
  client: Client,
  options: AskOptions,
  own = { uname: 'zhou', password },
): Promise<void> {
  await client.ask(checkUserPassword, { subject_id: 2, ...own }, options);
}
