/** What the server's tests run on: PGlite alone, and two servers on one PostgreSQL. */
export const databases = [
  { database: 'pglite', servers: 1 },
  { database: 'postgres', servers: 2 },
] as const;

/**
 * One of them, for files in which nothing happens at the same moment: what they prove is not the database's doing.
 * `npm test -- --databases` runs them on both.
 */
export const seenOn = (database: (typeof databases)[number]['database']) =>
  process.env['DATABASES'] === 'both'
    ? databases
    : databases.filter((one) => one.database === database);
