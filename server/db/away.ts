const advice: Readonly<Record<string, string>> = {
  '28P01': 'refuses the password. Correct it.',
  '28000': 'refuses the user. Correct the name, or let it log in.',
  '3D000': 'has no database of that name. Create it, or correct the name.',
};

/** PostgreSQL cannot be used; the message says why and what to do, and no secret. */
export class DatabaseAway extends Error {
  constructor(url: string, cause: unknown) {
    const { host } = new URL(url);
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
    const told = advice[code];
    super(
      told === undefined
        ? `no PostgreSQL answers at ${host}. Start it, or correct the address.`
        : `the PostgreSQL at ${host} ${told}`,
      { cause },
    );
    this.name = 'DatabaseAway';
  }
}
