import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { serviceDesk } from '../world/content/serviceDesk';
import { type Html, html } from './html';
import { sendPage } from './page';

const asked = z.object({ message: z.string().trim().max(500).catch('').default('') });

/** What the desk says to a question: the answer to the one that it knows best. */
function replyTo(message: string): string {
  const [best] = serviceDesk.known
    .map(({ words, answer }) => ({
      answer,
      hits: words.filter((word) => message.includes(word)).length,
    }))
    .sort((one, other) => other.hits - one.hits);
  return best === undefined || best.hits === 0 ? serviceDesk.unknown : best.answer;
}

const conversation = (message: string): Html =>
  message === ''
    ? html`<p>${serviceDesk.greeting}</p>`
    : html`<blockquote>${message}</blockquote>
        <p role="status">${replyTo(message)}</p>`;

const commonQuestions = (): Html =>
  html`<h2>${serviceDesk.common}</h2>
    ${serviceDesk.known.map(
      ({ question, answer }) =>
        html`<details>
          <summary>${question}</summary>
          <p>${answer}</p>
        </details>`,
    )}`;

/** The demonstration's service desk: a page that answers common questions, and works without a network. */
export function serveServiceDesk(app: FastifyInstance): void {
  app.get('/serviceDesk', async (request, reply) => {
    const { message } = asked.parse(request.query);
    const body = html`${conversation(message)}
      <form>
        <label
          >${serviceDesk.label}<input name="message" maxlength="500" autocomplete="off" />
        </label>
        <button>${serviceDesk.send}</button>
      </form>
      ${commonQuestions()}`;
    return sendPage(request, reply, {
      language: 'zh',
      title: serviceDesk.title,
      body,
      isFramed: true,
    });
  });
}
