import { fileURLToPath } from 'node:url';

/** Where the migrations lie, whichever folder the server was started from. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));
