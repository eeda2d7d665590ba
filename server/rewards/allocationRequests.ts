import { and, eq, inArray, sql } from 'drizzle-orm';
import type { MessageTopic } from '../../src/domain/messages';
import type { TransferKind } from '../../src/domain/rewards';
import { businessDay } from '../../src/domain/businessTime';
import type { Queries } from '../db/database';
import { accounts, messages } from '../db/tables';
import type { NewMessage } from '../messages/write';

/** An analyst who asks its agent administrators for coins [ROLE-034]. */
interface Asker {
  readonly id: number;
  readonly schoolId: number;
  readonly realName: string;
  readonly username: string;
}

const topic = 'coinsRequested' satisfies MessageTopic;

/** Who asked, as the message's occasion names the account. */
const askedBy = sql<string>`split_part(${messages.occasion}, '.', 2)`;

/** The message of a request, as one agent administrator gets it. */
export const requestMessage = (
  agentId: number,
  asker: Omit<Asker, 'schoolId'>,
  { subjectId, at }: { readonly subjectId: number; readonly at: Date },
): NewMessage => ({
  ...{ accountId: agentId, subjectId, topic, at },
  occasion: `${topic}.${String(asker.id)}.${businessDay(at)}`,
  facts: { name: asker.realName, account: asker.username },
});

const selectAgents = (db: Queries, schoolId: number) =>
  db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.schoolId, schoolId), eq(accounts.isAgentAdministrator, true)));

/**
 * The requests that an agent administrator got, or that an analyst sent to those of its school: columns of `movementsOf`.
 */
export const requestsOf = (
  db: Queries,
  { id, schoolId, isAgentAdministrator }: Asker & { readonly isAgentAdministrator: boolean },
) =>
  db
    .selectDistinctOn([messages.occasion], {
      id: sql<number>`-${messages.id}`.as('record_id'),
      at: messages.at,
      place: sql<Date>`${messages.at}`.as('moved_place'),
      kind: sql<TransferKind | 'request'>`'request'`.as('moved_kind'),
      purseId: sql<number | null>`null::int`.as('purse_id'),
      askerId: sql<number | null>`${askedBy}::int`.as('asker_id'),
      coins: sql<number | null>`null::int`.as('moved_coins'),
      balance: sql<number | null>`null::int`.as('moved_balance'),
      remark: sql<string>`''`.as('moved_remark'),
    })
    .from(messages)
    .where(
      and(
        eq(messages.topic, topic),
        isAgentAdministrator
          ? eq(messages.accountId, id)
          : and(inArray(messages.accountId, selectAgents(db, schoolId)), eq(askedBy, String(id))),
      ),
    )
    .orderBy(messages.occasion, messages.id);
