import { z } from 'zod/mini';

/** Where this build's servers are; read at start-up from `config.json` beside `index.html`, which our server puts into the page. */
export const portalConfig = z.strictObject({
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
  clients: z._default(z.strictObject({ windows: z.string(), mac: z.string() }), {
    windows: '/clients/windows',
    mac: '/clients/mac',
  }),
  /** The portal before this one; empty once it is no more [SCREEN-186]. */
  oldPortal: z._default(z.string(), ''),
  /** Origins that the portal may open or preview files from, besides its own. */
  allowedOrigins: z._default(z.array(z.string()), []),
});
export type PortalConfig = z.output<typeof portalConfig>;

/** The fields that the configuration has and that nobody knows, by an error of its schema: `call`, `clients.macos`. */
export function unknownFields(error: unknown): readonly string[] {
  if (!(error instanceof z.core.$ZodError)) return [];
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => [...issue.path.filter((part) => part !== 'config'), key].join('.'))
      : [],
  );
}
