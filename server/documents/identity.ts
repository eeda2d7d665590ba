import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { bindIdentity, identityPath } from '../account/identity';
import { findKey } from '../account/oneTimeKey';
import type { Database } from '../db/database';
import type { Clock } from '../settings';
import { languageOf, say } from '../words';
import { html } from './html';
import { sendPage } from './page';

interface Route {
  Params: { key: string };
}

/** Shows one of the page's states; `offer` has the button, the others are the end of it. */
function show(
  request: FastifyRequest,
  reply: FastifyReply,
  state: 'offer' | 'bound' | 'spent',
): FastifyReply {
  const language = languageOf(request.headers['accept-language']);
  const button = html`<form method="post"><button>${say(language, 'identityBind')}</button></form>`;
  const text = html`<p>${say(language, `identity.${state}`)}</p>`;
  return sendPage(request, reply, {
    language,
    title: say(language, 'identityTitle'),
    body: state === 'offer' ? html`${text}${button}` : text,
  });
}

/**
 * The page that a phone opens by the identity QR, standing for the phone's own app: looking at it changes
 * nothing, its one button binds the identity, once.
 */
export function serveIdentity(app: FastifyInstance, database: Database, clock: Clock): void {
  app.get<Route>(`${identityPath}/:key`, async (request, reply) => {
    const accountId = await findKey(database.query, 'identity', request.params.key, clock.now());
    return show(request, reply, accountId === null ? 'spent' : 'offer');
  });
  app.post<Route>(`${identityPath}/:key`, async (request, reply) => {
    const isBound = await database.transact((db) =>
      bindIdentity(db, request.params.key, clock.now()),
    );
    return show(request, reply, isBound ? 'bound' : 'spent');
  });
}
