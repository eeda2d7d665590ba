import type { FastifyInstance } from 'fastify';
import { originOf } from '../http/host';
import { html } from './html';

/** Links that a desktop opens the portal with: the demonstration's clients, for Windows and for Mac. */
export function serveClients(app: FastifyInstance, publicUrl: string | undefined): void {
  app.get('/clients/windows', async (request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="portal.url"')
      .type('application/internet-shortcut')
      .send(`[InternetShortcut]\r\nURL=${originOf(request, publicUrl)}/\r\n`),
  );
  app.get('/clients/mac', async (request, reply) =>
    reply
      .header('content-disposition', 'attachment; filename="portal.webloc"')
      .type('application/xml')
      .send(
        html`<plist version="1.0"
          ><dict><key>URL</key><string>${originOf(request, publicUrl)}/</string></dict></plist
        >`.source,
      ),
  );
}
