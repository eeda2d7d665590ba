import { desc } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../db/database';
import { outbox } from '../db/tables';
import { languageOf, say } from '../words';
import { html } from './html';
import { sendPage } from './page';

const shown = 50;
const refresh = 5;

/** The demonstration's texts, newest first, for whoever plays the person with the phone. */
export function serveOutbox(app: FastifyInstance, database: Database): void {
  app.get('/outbox', async (request, reply) => {
    const language = languageOf(request.headers['accept-language']);
    const texts = await database.query.select().from(outbox).orderBy(desc(outbox.id)).limit(shown);
    const time = new Intl.DateTimeFormat(language, {
      dateStyle: 'medium',
      timeStyle: 'medium',
      timeZone: 'Asia/Shanghai',
    });
    const rows = texts.map(
      ({ at, phone, body }) =>
        html`<tr>
          <td>${time.format(at)}</td>
          <td>${phone}</td>
          <td>${body}</td>
        </tr>`,
    );
    const head = (['outboxTime', 'outboxPhone', 'outboxText'] as const).map(
      (key) => html`<th scope="col">${say(language, key)}</th>`,
    );
    const body =
      rows.length === 0
        ? html`<p>${say(language, 'outboxEmpty')}</p>`
        : html`<table>
            <thead>
              <tr>
                ${head}
              </tr>
            </thead>
            <tbody>
              ${rows}
            </tbody>
          </table>`;
    return sendPage(request, reply, { language, title: say(language, 'outbox'), body, refresh });
  });
}
