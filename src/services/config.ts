import { z } from 'zod/mini';
import { noteServerTime } from './serverTime';

/** Where this build's servers are; read at start-up from `config.json` beside `index.html`, which our server puts into the page. */
export const portalConfig = z.object({
  /** Base of the portal's calls. */
  calls: z._default(z.string(), '/api'),
  /** Base of the same calls while a course of the special type is open [CALL-007]. */
  specialCalls: z._default(z.string(), '/api-special'),
  /** Base of the service host's calls. */
  service: z._default(z.string(), '/service'),
  /** Address of the teacher socket. */
  socket: z._default(z.string(), '/socket'),
  /** Page of the service desk's chat [CALL-076]. */
  serviceDesk: z._default(z.string(), '/serviceDesk'),
  /** The clients of the download centre; empty where there is none [SCREEN-180]. */
  clients: z._default(z.object({ windows: z.string(), mac: z.string() }), {
    windows: '/clients/windows',
    mac: '/clients/mac',
  }),
  /** The portal before this one; empty once it is no more [SCREEN-186]. */
  oldPortal: z._default(z.string(), ''),
  /** Origins that the portal may open or preview files from, besides its own. */
  allowedOrigins: z._default(z.array(z.string()), []),
});
export type PortalConfig = z.output<typeof portalConfig>;

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

/**
 * Reads the configuration; a missing one means the addresses of our own server. Null where it is broken or
 * cannot be loaded: to go on with other addresses than somebody has meant would send what is typed to the wrong
 * server. The console says why.
 */
export async function readConfig(): Promise<PortalConfig | null> {
  const brought = document.getElementById('start')?.textContent;
  try {
    const { config, date } = start.parse(brought ? JSON.parse(brought) : await ask());
    // The first word of the server: deadlines that the browser kept are the server's from the start.
    noteServerTime(date);
    return config;
  } catch (error) {
    console.error('config.json cannot be read.', error);
    return null;
  }
}
