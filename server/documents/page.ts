import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowDocument, newNonce } from '../http/headers';
import type { Language } from '../words';
import { Html, html } from './html';

/** Plain and readable on a phone, in light and dark. */
const style = new Html(`
:root { color-scheme: light dark; font: 16px/1.6 system-ui, sans-serif; }
body { max-width: 44rem; margin: 0 auto; padding: 2.5rem 1.25rem; }
main[aria-label] { margin-block: -1.5rem; }
h1 { font-size: 1.375rem; }
button { font: inherit; font-weight: 600; width: 100%; padding: .75rem; border: 0; border-radius: .5rem;
  background: #1f5fd6; color: #fff; cursor: pointer; }
button:focus-visible { outline: 3px solid #7fb0ff; outline-offset: 2px; }
fieldset { border: 0; margin: 0 0 1rem; padding: 0; }
legend { padding: 0; }
label { display: block; margin: .5rem 0 1rem; }
select, textarea, input[type=number], input[name=message] { display: block; font: inherit; width: 100%; box-sizing: border-box; padding: .625rem;
  border: 1px solid #8888; border-radius: .5rem; }
h2 { font-size: 1rem; margin-top: 2rem; }
summary { cursor: pointer; padding: .375rem 0; }
blockquote { margin: 0 0 1rem; padding: .5rem 1rem; border-inline-start: 3px solid #8888; }
[role=alert] { font-weight: 600; color: light-dark(#b42318, #ff8a7a); }
table { width: 100%; border-collapse: collapse; }
th, td { text-align: start; padding: .5rem .75rem .5rem 0; border-bottom: 1px solid #8884; vertical-align: top; }
`);

export interface Page {
  readonly language: Language;
  readonly title: string;
  readonly body: Html;
  /** Loads itself again after so many seconds. */
  readonly refresh?: number;
  /** Whether the portal shows it in a window of its own. */
  readonly isFramed?: boolean;
}

/** Answers with a small page of the server's own: no script, one style sheet. */
export function sendPage(request: FastifyRequest, reply: FastifyReply, page: Page): FastifyReply {
  const nonce = newNonce();
  allowDocument(request, reply, { nonce, isFramed: page.isFramed });
  const refresh =
    page.refresh === undefined
      ? html``
      : html`<meta http-equiv="refresh" content="${page.refresh}" />`;
  // Beside the main part of the page around it, it has to have a name.
  const named = page.isFramed === true ? html`aria-label="${page.title}"` : html``;
  const head = page.isFramed === true ? html`` : html`<h1>${page.title}</h1>`;
  const document = html`<!doctype html>
    <html lang="${page.language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        ${refresh}
        <title>${page.title}</title>
        <style nonce="${nonce}">
          ${style}
        </style>
      </head>
      <body>
        <main ${named}>${head} ${page.body}</main>
      </body>
    </html> `;
  return reply.type('text/html; charset=utf-8').send(document.source);
}
