import { z } from 'zod/mini';
import { portalConfig, type PortalConfig, unknownFields } from '../contract/config';
import { noteServerTime } from './serverTime';

/** What our own server puts into the page; another one may leave it to be asked for. */
const start = z.object({ config: portalConfig, date: z.string() });

/** Whether there is no such file: answered with 404, or with a page by a server that has one for every address. */
function isMissing({ ok, status, headers }: Response): boolean {
  return status === 404 || (ok && headers.get('content-type')?.startsWith('text/html') === true);
}

async function configIn(response: Response): Promise<unknown> {
  if (isMissing(response)) return {};
  if (!response.ok) throw new Error(`the server answered with status ${response.status}`);
  return response.json();
}

async function ask(): Promise<unknown> {
  const response = await fetch('/config.json', { cache: 'no-cache' });
  return { config: await configIn(response), date: response.headers.get('date') ?? '' };
}

/** Fields of `config.json` that nobody knows: somebody has meant others. */
export class UnknownFields {
  readonly names: readonly string[];

  constructor(names: readonly string[]) {
    this.names = names;
  }
}

/**
 * Reads the configuration; a missing one means the addresses of our own server. Null where it is broken or
 * cannot be loaded: to go on with other addresses than somebody has meant would send what is typed to the wrong
 * server. The console says why, and what it returns names the fields that are unknown.
 */
export async function readConfig(): Promise<PortalConfig | UnknownFields | null> {
  const brought = document.getElementById('start')?.textContent;
  try {
    const { config, date } = start.parse(brought ? JSON.parse(brought) : await ask());
    // The first word of the server: deadlines that the browser kept are the server's from the start.
    noteServerTime(date);
    return config;
  } catch (error) {
    console.error('config.json cannot be read.', error);
    const names = unknownFields(error);
    return names.length === 0 ? null : new UnknownFields(names);
  }
}
