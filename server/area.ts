import type { Database } from './db/database';
import type { Handler } from './serve';

/** Work that an area does by itself while the server runs. */
interface Task {
  /** How long to wait from one run to the next, in ms. */
  readonly pace: number;
  run(database: Database, now: Date): Promise<void>;
}

/** What an area brings to the server; each `server/<area>/index.ts` exports one as `area`. */
export interface Area {
  /** The work of its calls. */
  readonly handlers: readonly Handler[];
  readonly task?: Task;
}
