import { outbox } from './db/tables';
import type { Database } from './db/database';
import type { Clock, Settings, Sms } from './settings';

/** How long the gateway may take, in ms. */
const patience = 5_000;

/** A gateway that takes `{ phone, body }` as JSON. */
function gateway(address: string, token: string | undefined): Sms {
  return {
    async send(phone, body) {
      const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
      const answer = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...authorization },
        body: JSON.stringify({ phone, body }),
        redirect: 'error',
        signal: AbortSignal.timeout(patience),
      });
      if (!answer.ok) throw new Error(`the SMS gateway answered ${answer.status}`);
    },
  };
}

/** The demonstration's form: texts are kept, to be read on the outbox page. */
function localOutbox(database: Database, clock: Clock): Sms {
  return {
    send: (phone, body) =>
      database.transact(async (db) => {
        await db.insert(outbox).values({ phone, body, at: clock.now() });
      }),
  };
}

/** Texts go to the gateway of the settings, or to the outbox of the demonstration. */
export function createSms(
  settings: Pick<Settings, 'smsGateway' | 'smsGatewayToken'>,
  database: Database,
  clock: Clock,
): Sms {
  return settings.smsGateway === undefined
    ? localOutbox(database, clock)
    : gateway(settings.smsGateway, settings.smsGatewayToken);
}
