import { sql } from 'drizzle-orm';
import {
  boolean,
  index,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { identity, moment, reference } from './columns';

/** A campus; `useType` 6 hides many features. */
export const schools = pgTable('schools', {
  id: identity(),
  name: text().notNull(),
  useType: integer().notNull(),
  dataSource: integer().notNull(),
  localAuth: boolean().notNull(),
  isAgentSchool: boolean().notNull(),
});

/** An analyst's, an administrator's or an agent's account. */
export const accounts = pgTable(
  'accounts',
  {
    id: identity(),
    schoolId: reference(() => schools.id),
    username: text().notNull(),
    passwordHash: text().notNull(),
    /** Set by the security upgrade; logs in by code from then on. */
    phone: text(),
    upgraded: boolean().notNull().default(false),
    realName: text().notNull(),
    nickname: text(),
    avatar: text(),
    countryId: integer().notNull().default(1),
    userType: integer().notNull().default(4),
    appType: text().notNull().default('web'),
    isAgentAdministrator: boolean().notNull().default(false),
    subjects: jsonb().$type<number[]>().notNull(),
    /** Permission flags that the campus has granted, by name. */
    permissions: jsonb().$type<string[]>().notNull(),
    identityBound: boolean().notNull().default(true),
    guideSeen: boolean().notNull().default(false),
    searchGuideSeen: boolean().notNull().default(false),
    isFrozen: boolean().notNull().default(false),
    isDisabled: boolean().notNull().default(false),
    /** Why the system is locked for this account; null while it is open [SLK-01]. */
    lockReason: text(),
  },
  (table) => [uniqueIndex('accounts_username').on(sql`lower(${table.username})`)],
);

/** A login that is still good. Only the hash of its token is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    accountId: reference(() => accounts.id),
    authType: text().notNull(),
    source: text().notNull(),
    subjectId: integer().notNull(),
    /** The account that this one was switched to from, to go back to. */
    switchedFrom: integer().references(() => accounts.id),
    createdAt: moment().notNull(),
    usedAt: moment().notNull(),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sessions_account').on(table.accountId)],
);

/** Moments of the tries that count against a limit; one row a subject, so that counting is one statement. */
export const throttles = pgTable(
  'throttles',
  {
    kind: text().notNull(),
    /** Whose tries: a username, a phone, a network address. */
    subject: text().notNull(),
    moments: moment().array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject] })],
);

/** Where an account has logged in from: strangers' tries elsewhere do not lock its owner out there. */
export const knownAddresses = pgTable(
  'known_addresses',
  {
    accountId: reference(() => accounts.id),
    address: text().notNull(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.address] })],
);

/** A code sent to a phone: hashed, single use, for one purpose. A new one replaces the old. */
export const phoneCodes = pgTable(
  'phone_codes',
  {
    phone: text().notNull(),
    purpose: text().notNull(),
    codeHash: text().notNull(),
    tries: integer().notNull().default(0),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (table) => [primaryKey({ columns: [table.phone, table.purpose] })],
);

/** A proof that is good once: a link that logs in, an identity QR, a confirmed operation. Hashed, short-lived. */
export const oneTimeKeys = pgTable('one_time_keys', {
  keyHash: text().primaryKey(),
  purpose: text().notNull(),
  accountId: reference(() => accounts.id),
  /** The account whose proof it is, where that is another than the one it is for. */
  byAccountId: integer().references(() => accounts.id),
  expiresAt: moment().notNull(),
  usedAt: moment(),
});

/** The first answer to each request id, given again when the id comes back. */
export const requestIds = pgTable(
  'request_ids',
  {
    accountId: integer().notNull(),
    path: text().notNull(),
    requestId: text().notNull(),
    payloadHash: text().notNull(),
    /** Kept as text, so that the repeated answer is the first one to the byte. */
    answer: json(),
    at: moment().notNull(),
  },
  (table) => [primaryKey({ columns: [table.accountId, table.path, table.requestId] })],
);

/** Messages that the demonstration "sent" by SMS, to be read on its outbox page. */
export const outbox = pgTable('outbox', {
  id: identity(),
  phone: text().notNull(),
  body: text().notNull(),
  at: moment().notNull(),
});
