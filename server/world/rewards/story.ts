import { businessDay } from '../../../src/domain/businessTime';
import type { answers, dailyActs } from '../../db/tables';
import { accounts } from '../content/accounts';
import { students } from '../content/people';
import type { Account } from '../content/types';
import type { Random } from '../random';
import {
  type Desk,
  crystalEvents,
  dailyEvents,
  earnEvent,
  givingEvents,
  payEvent,
  supplyEvents,
} from './accountEvents';
import { CoinBook } from './coinBook';
import { requestActs } from './requests';
import { dayAndHour, type StoryEvent } from './storyEvent';
import { freezeEvents, studyEvents } from './studentEvents';

export interface RewardStory {
  readonly book: CoinBook;
  /** What accounts did but once a day. */
  readonly acts: readonly (typeof dailyActs.$inferInsert)[];
}

/** The ledger opens before anybody studies. */
const openedDaysAgo = 90;
/** How often the agent allocates coins to the analysts of its school, in days, and how many. */
const allocation = { every: 21, amount: 200 } as const;

/** How often an analyst gives somebody crystals, in days. */
const crystalsEvery = 3;

function deskOf(book: CoinBook, account: Account): Desk {
  const own = students.filter(({ analysts }) => analysts.includes(account.username));
  return { book, account, studentIds: own.map(({ id }) => id) };
}

/** On working days, yesterday the last. */
function workingDays(today: Date): number[] {
  const days = Array.from({ length: openedDaysAgo - 1 }, (_, at) => openedDaysAgo - 1 - at);
  return days.filter((daysAgo) => {
    const weekday = dayAndHour(today, daysAgo, 12).getUTCDay();
    return weekday !== 0 && weekday !== 6;
  });
}

/** What one account did since the ledger was opened. */
function accountStory(desk: Desk, today: Date, random: Random) {
  const opened = dayAndHour(today, openedDaysAgo, 8);
  const opening = { kind: 'opening', amount: desk.account.openingCoins, at: opened } as const;
  const events = [earnEvent(desk, opening), ...supplyEvents(desk, opened)];
  const rewarded = workingDays(today).filter((daysAgo) => daysAgo % crystalsEvery === 0);
  const evenings = rewarded.map((daysAgo) => dayAndHour(today, daysAgo, 18));
  events.push(...crystalEvents(desk, opened, evenings));
  const acts: (typeof dailyActs.$inferInsert)[] = [];
  for (const daysAgo of workingDays(today)) {
    const morning = dayAndHour(today, daysAgo, 8 + random.next());
    for (const { act, event } of dailyEvents(desk, morning, random)) {
      acts.push({ accountId: desk.account.id, act, day: businessDay(morning) });
      events.push(event);
    }
    events.push(...givingEvents(desk, dayAndHour(today, daysAgo, 19 + 2 * random.next()), random));
  }
  return { events, acts };
}

/** The agent administrator's coins for the analysts of the school. */
function allocationEvents(desks: readonly Desk[], today: Date): StoryEvent[] {
  const agent = desks.find(({ account }) => account.role === 'agentAdministrator');
  if (agent === undefined) return [];
  const { campusId } = agent.account;
  const analysts = desks.filter(
    ({ account }) => account !== agent.account && account.campusId === campusId,
  );
  const times = Math.floor((openedDaysAgo - 1) / allocation.every);
  return analysts.flatMap(({ account: { id } }) =>
    Array.from({ length: times }, (_, time) => {
      const at = dayAndHour(today, (time + 1) * allocation.every, 10);
      return payEvent(
        agent,
        { accountId: id },
        { kind: 'allocation', amount: allocation.amount, at },
      );
    }),
  );
}

/**
 * How everybody came by coins and props: students by right answers, analysts day by day, and what they gave away.
 * Whoever has none at the opening has not begun yet.
 */
export function rewardStory(
  answersInOrder: readonly (typeof answers.$inferInsert)[],
  today: Date,
  random: Random,
): RewardStory {
  const book = new CoinBook();
  const begun = accounts.filter(({ openingCoins }) => openingCoins > 0);
  const desks = begun.map((account) => deskOf(book, account));
  const stories = desks.map((desk) => accountStory(desk, today, random));
  const events = [
    ...stories.flatMap((story) => story.events),
    ...allocationEvents(desks, today),
    ...studyEvents(book, answersInOrder),
    ...freezeEvents(book, today),
  ];
  for (const { tell } of events.toSorted((one, other) => one.at.getTime() - other.at.getTime())) {
    tell();
  }
  return { book, acts: [...stories.flatMap((story) => story.acts), ...requestActs(today)] };
}
