import { businessDay } from '../../../src/domain/businessTime';
import type { dailyActs } from '../../db/tables';
import type { NewMessage } from '../../messages/write';
import { requestMessage } from '../../rewards/allocationRequests';
import { accounts } from '../content/accounts';
import { dayAndHour } from './storyEvent';

/** When Zhou asked the agent for coins: before two allocations, and once more since the last one. */
const askedDaysAgo = [43, 22, 2];
const asked = { hour: 16.5, subjectId: 2 } as const;

const momentsOf = (today: Date) =>
  askedDaysAgo.map((daysAgo) => dayAndHour(today, daysAgo, asked.hour));

/** The agent's messages of those requests. */
export function requestMessages(today: Date): NewMessage[] {
  const agent = accounts.find(({ role }) => role === 'agentAdministrator');
  const asker = accounts.find(({ username }) => username === 'zhou');
  if (agent === undefined || asker === undefined) return [];
  const { id, username, name: realName } = asker;
  return momentsOf(today).map((at) =>
    requestMessage(agent.id, { id, username, realName }, { subjectId: asked.subjectId, at }),
  );
}

/** The same as what an account may do once a day. */
export function requestActs(today: Date): (typeof dailyActs.$inferInsert)[] {
  const asker = accounts.find(({ username }) => username === 'zhou');
  return momentsOf(today).flatMap((at) =>
    asker === undefined
      ? []
      : { accountId: asker.id, act: 'allocationRequest', day: businessDay(at) },
  );
}
