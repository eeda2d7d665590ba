import type { FastifyInstance, FastifyRequest } from 'fastify';
import { html } from './html';

const originOf = ({ protocol, host }: FastifyRequest) => `${protocol}://${host}`;

/** Links that a desktop opens the portal with: the demonstration's clients, for Windows and for Mac. */
export function serveClients(app: FastifyInstance): void {
  app.get('/clients/windows', async (request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="portal.url"')
      .type('application/internet-shortcut')
      .send(`[InternetShortcut]\r\nURL=${originOf(request)}/\r\n`),
  );
  app.get('/clients/mac', async (request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="portal.webloc"')
      .type('application/xml')
      .send(
        html`<plist version="1.0"
          ><dict><key>URL</key><string>${originOf(request)}/</string></dict></plist
        >`.source,
      ),
  );
}
