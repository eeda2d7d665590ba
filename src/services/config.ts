import { z } from 'zod';
import { noteServerTime } from './serverTime';

/** Where this build's servers are; read at start-up from `config.json` beside `index.html`. */
export const portalConfig = z.object({
  /** Base of the portal's calls. */
  calls: z.string().default('/api'),
  /** Base of the same calls while a course of the special type is open [CALL-007]. */
  specialCalls: z.string().default('/api-special'),
  /** Base of the service host's calls. */
  service: z.string().default('/service'),
  /** Address of the teacher socket. */
  socket: z.string().default('/socket'),
  /** Origins that the portal may open or preview files from, besides its own. */
  allowedOrigins: z.array(z.string()).default([]),
});
export type PortalConfig = z.output<typeof portalConfig>;

/** Reads the configuration; a missing or broken file means the addresses of our own server. */
export async function readConfig(): Promise<PortalConfig> {
  try {
    const response = await fetch('/config.json', { cache: 'no-cache' });
    // The first word of the server: deadlines that the browser kept are the server's from the start.
    noteServerTime(response.headers.get('date'));
    return portalConfig.parse(await response.json());
  } catch {
    return portalConfig.parse({});
  }
}
