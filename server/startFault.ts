import { ZodError } from 'zod';
import { NoDataFolder } from './dataFolder';
import { DatabaseAway } from './db/away';
import { FolderInUse } from './db/folderLock';
import { BrokenConfig } from './documents/config';
import { describeError } from './http/log';
import { codeOf, systemCallOf } from './systemError';

/** Where the server was to listen. */
interface Place {
  readonly host: string;
  readonly port: string;
}

/** Why the server cannot listen, by the system's code. */
const unheard: Readonly<Record<string, (place: Place) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use. Give this server another one with PORT.`,
  EACCES: ({ port }) =>
    `Port ${port} is not open to this user. Give this server another one with PORT.`,
  EADDRNOTAVAIL: ({ host }) =>
    `HOST: ${host} is no address of this machine. Give one that is, or 0.0.0.0 for all.`,
  ENOTFOUND: ({ host }) =>
    `HOST: ${host} is no known address. Give one of this machine, or 0.0.0.0 for all.`,
};

/** Other calls of the system fail with the same codes, such as `open` of a file with EACCES. */
const callsToListen = ['listen', 'getaddrinfo'];

function listenFault(error: unknown, place: Place): string | undefined {
  return callsToListen.includes(systemCallOf(error)) ? unheard[codeOf(error)]?.(place) : undefined;
}

/** What the operator reads when the server cannot start. */
export function startFault(error: unknown, place: Place): string {
  if (error instanceof FolderInUse) {
    return `${error.message}. Stop it first, or give this server another folder with DATA_DIR.`;
  }
  if (error instanceof NoDataFolder) {
    return `DATA_DIR: ${error.message}. Name a folder in which this server may write.`;
  }
  if (error instanceof DatabaseAway) {
    return `DATABASE_URL: ${error.message}`;
  }
  if (error instanceof ZodError) {
    const names = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return `Settings are wrong: ${names.join('; ')}.`;
  }
  if (error instanceof BrokenConfig) return error.message;
  return listenFault(error, place) ?? JSON.stringify(describeError(error), null, 2);
}
