const advice: Readonly<Record<string, string>> = {
  '28P01': 'refuses the password. Correct it.',
  '28000': 'refuses the user. Correct the name, or let it log in.',
  '3D000': 'has no database of that name. Create it, or correct the name.',
};

/** PostgreSQL cannot be used; the message says why and what to do, and no secret. */
export class DatabaseAway extends Error {
  constructor(url: string, cause: unknown) {
    const address = new URL(url);
    // Of a socket in the file system the host is its folder.
    const host = address.host === '' ? address.searchParams.get('host') : address.host;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const told = advice[code];
    super(
      host === null
        ? 'the address names no host. Write it as postgres://user:password@host:5432/database.'
        : told === undefined
          ? `no PostgreSQL answers at ${host}. Start it, or correct the address.`
          : `the PostgreSQL at ${host} ${told}`,
      { cause },
    );
    this.name = 'DatabaseAway';
  }
}
