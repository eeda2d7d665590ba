/** What the server's tests run on: PGlite alone, and two servers on one PostgreSQL. */
export const databases = [
  { database: 'pglite', servers: 1 },
  { database: 'postgres', servers: 2 },
] as const;
