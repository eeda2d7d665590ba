import { accounts, colleagues } from './content/accounts';

/** Colleagues are people of the campus who never log in here. */
const firstColleague = 801;

const ids = new Map<string, number>([
  ...accounts.map(({ username, id }) => [username, id] as const),
  ...colleagues.map(({ id }, at) => [id, firstColleague + at] as const),
]);

/** The id of an account by its username, or of a colleague; throws for a name that nobody has. */
export function accountId(username: string): number {
  const id = ids.get(username);
  if (id === undefined) throw new Error(`nobody is called ${username}`);
  return id;
}
