import { isIP } from 'node:net';
import { z } from 'zod';
import type { Files } from './files/store';

/** The parts of the outside world that have a real and a local form, chosen by settings. */
export interface World {
  readonly clock: Clock;
  readonly sms: Sms;
  readonly files: Files;
}

/** Where the server's time comes from; tests set it by hand. */
export interface Clock {
  now(): Date;
}

export interface Sms {
  /** Hands a text to the gateway; throws when the gateway does not take it. */
  send(phone: string, body: string): Promise<void>;
}

const yesNo = z.enum(['on', 'off'], 'give on or off');
const port = 'give a whole number from 0 to 65535';
const webAddress = z.url({
  protocol: /^https?$/,
  error: 'give an address such as https://portal.example',
});
const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

/** Whether a text is an address or a network, as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, ...others] = text.trim().split('/');
  const most = isIP(address) === 4 ? 32 : 128;
  const isWhole = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return isIP(address) > 0 && isWhole && others.length === 0;
}

const networks = z
  .string()
  .refine(
    (text) => text.split(',').every(isNetwork),
    'give addresses or networks with commas between them, such as 10.0.0.0/8',
  );

/** An empty variable is one that is not set. */
const unlessEmpty = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema);

const optional = <Schema extends z.ZodType>(schema: Schema) => unlessEmpty(schema.optional());

const environment = z.object({
  PORT: unlessEmpty(z.coerce.number(port).int(port).min(0, port).max(65_535, port).default(4173)),
  /** The address to listen at; `0.0.0.0` serves every machine that can reach this one. */
  HOST: optional(z.string()),
  DATA_DIR: unlessEmpty(z.string().default('./data')),
  /** PostgreSQL's address; without it PGlite runs in DATA_DIR. */
  DATABASE_URL: optional(
    z.url({
      protocol: /^postgres(ql)?$/,
      error: 'give an address such as postgres://user:password@host:5432/database',
    }),
  ),
  /** Where people's browsers find this server, when a proxy stands before it. */
  PUBLIC_URL: optional(webAddress),
  /** Addresses or networks of the proxies whose X-Forwarded headers are believed, separated by commas. */
  TRUSTED_PROXIES: optional(networks),
  /** Whether the demonstration's students go on living. */
  LIFE: yesNo.default('on'),
  /** Whether the demonstration is shown; unless told, where neither database nor SMS gateway is real. */
  DEMONSTRATION: optional(yesNo),
  /** HTTP gateway for SMS; without it texts go to the demonstration's outbox. */
  SMS_GATEWAY: optional(webAddress),
  /** Sent to the gateway as a bearer token. */
  SMS_GATEWAY_TOKEN: optional(z.string()),
  LOG_LEVEL: z.enum(levels, `give one of ${levels.join(', ')}`).default('warn'),
});

/** The server's settings, from the environment; throws ZodError with the names of those that are wrong. */
export function readSettings(source: NodeJS.ProcessEnv) {
  const read = environment.parse(source);
  const isReal = read.DATABASE_URL !== undefined || read.SMS_GATEWAY !== undefined;
  return {
    port: read.PORT,
    host: read.HOST ?? '127.0.0.1',
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    publicUrl: read.PUBLIC_URL?.replace(/\/+$/, ''),
    trustedProxies: read.TRUSTED_PROXIES,
    isAlive: read.LIFE === 'on',
    isDemonstration: (read.DEMONSTRATION ?? (isReal ? 'off' : 'on')) === 'on',
    smsGateway: read.SMS_GATEWAY,
    smsGatewayToken: read.SMS_GATEWAY_TOKEN,
    logLevel: read.LOG_LEVEL,
  };
}

export type Settings = ReturnType<typeof readSettings>;
