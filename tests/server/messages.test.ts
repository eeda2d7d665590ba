import { asc, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PayloadOf } from '../../src/contract/call';
import { toMoment } from '../../src/domain/businessTime';
import { codes } from '../../src/contract/codes';
import {
  clearUnread,
  getUnreadNum,
  messageList,
  rewardMessage,
  setMessagesRead,
  userMessages,
} from '../../src/contract/messages';
import { messages } from '../../server/db/tables';
import { earn, findCoinAccount } from '../../server/rewards/coinAccounts';
import { worldOf, today } from './rig';
import type { AskOptions } from './rig/client';
import { databases } from './rig/databases';
import { hearMessages } from './rig/published';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const subject_id = 3;
const asBen = { as: ben.username };
const minutesAgo = (minutes: number) => new Date(today.getTime() - minutes * 60_000);
const whole = { subject_id, tab: 'all', page: 1, page_size: 20 } as const;

/** Messages of the scene by name: Anna's of Chinese, the newest first, and others that are none of hers. */
const scene = {
  essay: { studentId: 81001, topic: 'essayHandedIn', aboutId: 7, facts: { homework: 'Roses' } },
  wellDone: { studentId: 81001, topic: 'homeworkWellDone', facts: { homework: 'W', score: 92 } },
  missed: {
    studentId: null,
    topic: 'homeworkMissed',
    aboutId: 9,
    facts: { homework: 'W', count: 2 },
  },
  highlight: { studentId: 81003, topic: 'excellentDay', isRead: true, facts: { answers: 9 } },
  rewarded: { studentId: 81004, topic: 'excellentDay', isRead: true, rewardCoins: 5 },
  otherSubject: { studentId: 81001, topic: 'essayHandedIn', subjectId: 2 },
  earlier: { studentId: 81001, topic: 'system' },
  unseenStudent: { studentId: 81010, topic: 'excellentDay' },
  ofBen: { studentId: 81011, topic: 'excellentDay', accountId: ben.id },
} as const;
type Name = keyof typeof scene;
const mine = ['essay', 'wellDone', 'missed', 'highlight', 'rewarded'] as const;
const names: readonly Name[] = [...mine, 'otherSubject', 'earlier', 'unseenStudent', 'ofBen'];

describe.each(databases)('messages on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  let ids: Record<string, number> = {};
  const told: (readonly number[])[] = [];
  beforeAll(async () => {
    await world.database.transact((db) =>
      earn(db, { accountId: anna.id }, 100, { kind: 'opening', operatorId: null, at: today }),
    );
    await hearMessages(world, (message, accounts) => {
      if (message.type === 'message.changed') told.push(accounts);
    });
  });
  beforeEach(async () => {
    ids = await world.database.transact(async (db) => {
      await db.delete(messages);
      const rows = await db
        .insert(messages)
        .values(
          names.map((name, at) => ({
            ...{ accountId: anna.id, subjectId: subject_id, at: minutesAgo(at) },
            ...scene[name],
          })),
        )
        .returning({ id: messages.id });
      return Object.fromEntries(rows.map(({ id }, at) => [names[at] ?? '', id]));
    });
    told.length = 0;
  });

  /** Each of the servers in turn. */
  const annaAt = (turn: number) => ({ ...asAnna, server: world.server(turn) });
  const idOf = (name: Name) => ids[name] ?? 0;
  const nameOf = (id: number) => names.find((name) => ids[name] === id);

  async function list(change: Partial<PayloadOf<typeof messageList>> = {}, as = asAnna) {
    const answer = await world.ask(messageList, { ...whole, ...change }, as);
    return { ...answer, names: answer.list.map(({ message_id }) => nameOf(message_id)) };
  }
  const unread = async (as = asAnna) =>
    (await world.ask(getUnreadNum, { subject_id }, as)).unread_num;
  const stored = async (name: Name) =>
    (
      await world.database.query
        .select()
        .from(messages)
        .where(eq(messages.id, idOf(name)))
    )[0];
  const readOnes = async () =>
    (
      await world.database.query
        .select({ id: messages.id })
        .from(messages)
        .where(eq(messages.isRead, true))
        .orderBy(asc(messages.id))
    ).map(({ id }) => nameOf(id));

  it('[CALL-109] [SCREEN-170] are the account’s own of the subject, the newest first', async () => {
    const found = await list();
    expect(found.names).toEqual(mine);
    expect(found.counts).toEqual({ all: 5, unread: 3, rewardable: 2 });
    expect(found.newest_id).toBe(idOf('rewarded'));
    expect(found.list[0]).toEqual({
      message_id: idOf('essay'),
      topic: 'essayHandedIn',
      student: { student_id: 81001, name: '张子涵', username: 'sc01' },
      about_id: 7,
      facts: { homework: 'Roses' },
      at: toMoment(today),
      is_read: false,
      reward_coins: null,
    });
    expect((await list({}, asBen)).names).toEqual(['ofBen']);
    expect((await list({ subject_id: 2 })).names).toEqual(['otherSubject']);
  });

  it('[SCREEN-170] are narrowed by tab, kind and student, and paged', async () => {
    expect((await list({ tab: 'unread' })).names).toEqual(['essay', 'wellDone', 'missed']);
    expect((await list({ tab: 'rewardable' })).names).toEqual(['wellDone', 'highlight']);
    expect((await list({ topics: ['excellentDay'] })).names).toEqual(['highlight', 'rewarded']);
    expect((await list({ keyword: 'zzh 张' })).names).toEqual(['essay', 'wellDone']);
    const nobody = await list({ keyword: 'nobody' });
    expect(nobody.names).toEqual([]);
    // Tabs count what the list is narrowed to; what belongs to the whole subject stays what it is.
    expect(nobody.counts).toEqual({ all: 0, unread: 0, rewardable: 0 });
    expect(nobody.newest_id).toBe(idOf('rewarded'));
    expect(nobody.unread_count).toBe(3);
    const highlights = await list({ topics: ['excellentDay'] });
    expect(highlights.counts).toEqual({ all: 2, unread: 0, rewardable: 1 });
    expect(highlights.unread_count).toBe(3);
    expect((await list({ keyword: 'zhangzi' })).names).toEqual(['essay', 'wellDone']);
    const second = await list({ page: 2, page_size: 2 });
    expect([second.names, second.total]).toEqual([['missed', 'highlight'], 5]);
  });

  it('[CALL-015] are counted while they are unread, each account’s and subject’s alone', async () => {
    expect(await unread()).toBe(3);
    expect(await unread(asBen)).toBe(1);
    expect(await unread({ as: carl.username })).toBe(0);
    expect(await world.ask(getUnreadNum, { subject_id: 2 }, asAnna)).toEqual({ unread_num: 1 });
  });

  it('[CALL-111] the last five are for the top bar', async () => {
    const { list: last, newest_id } = await world.ask(userMessages, { subject_id }, asAnna);
    expect(last.map(({ message_id }) => nameOf(message_id))).toEqual(mine);
    expect(newest_id).toBe(idOf('rewarded'));
  });

  it('are marked as read and as unread; the account’s pages are told', async () => {
    const marked = { subject_id, message_ids: [idOf('essay'), idOf('highlight')], is_read: true };
    expect(await world.ask(setMessagesRead, marked, asAnna)).toEqual({ changed: 1 });
    expect(await unread()).toBe(2);
    await expect.poll(() => told).toEqual([[anna.id]]);
    expect(await world.ask(setMessagesRead, { ...marked, is_read: false }, asAnna)).toEqual({
      changed: 2,
    });
    expect(await unread()).toBe(4);
  });

  it('those of others are left alone, whoever names them', async () => {
    const theirs = [idOf('ofBen'), idOf('unseenStudent'), idOf('otherSubject'), 999_999];
    const marked = { subject_id, message_ids: theirs, is_read: true };
    expect(await world.ask(setMessagesRead, marked, asAnna)).toEqual({ changed: 0 });
    expect(await readOnes()).toEqual(['highlight', 'rewarded']);
    expect(told).toEqual([]);
  });

  it('[CALL-110] all that the person could see are marked, and nothing that came later', async () => {
    const up_to = idOf('wellDone');
    expect(await world.ask(clearUnread, { subject_id, up_to }, asAnna)).toEqual({ changed: 2 });
    expect(await readOnes()).toEqual(['essay', 'wellDone', 'highlight', 'rewarded']);
    expect(await unread()).toBe(1);
    expect(await unread(asBen)).toBe(1);
    await expect.poll(() => told).toEqual([[anna.id]]);
  });

  it('[CALL-110] marked by many at once, each is counted once', async () => {
    const up_to = idOf('rewarded');
    const one = { subject_id, message_ids: [idOf('missed'), idOf('essay')], is_read: true };
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) =>
        i % 2 === 0
          ? world.ask(clearUnread, { subject_id, up_to }, annaAt(i))
          : world.ask(setMessagesRead, one, annaAt(i)),
      ),
    );
    expect(answers.reduce((sum, { changed }) => sum + changed, 0)).toBe(3);
    expect(await unread()).toBe(0);
  });

  const reward = (name: Name, coins = 20, by: AskOptions = asAnna) =>
    world.send(
      rewardMessage,
      { subject_id, message_id: idOf(name), coins, remark: 'Well done' },
      by,
    );
  const coinsOf = async (owner: { accountId: number } | { studentId: number }) =>
    (await findCoinAccount(world.database.query, owner)).balance;

  it('[SCREEN-171] a reward moves coins to the student once, and marks the message', async () => {
    const before = await coinsOf({ accountId: anna.id });
    const earned = await coinsOf({ studentId: 81001 });
    const once = { ...asAnna, requestId: 'reward-0123456789abcdef' };
    const first = await reward('wellDone', 20, once);
    expect(first.data).toEqual({ coin_cnt: before - 20 });
    expect((await reward('wellDone', 20, once)).data).toEqual(first.data);
    expect((await reward('wellDone')).code).toBe(codes.conflict);
    expect(await coinsOf({ accountId: anna.id })).toBe(before - 20);
    expect(await coinsOf({ studentId: 81001 })).toBe(earned + 20);
    expect(await stored('wellDone')).toMatchObject({ rewardCoins: 20, isRead: true });
    expect((await list({ tab: 'rewardable' })).names).toEqual(['highlight']);
  });

  it('[VALID-045] [MSG-025] nobody gives more than there is, and then nothing has happened', async () => {
    const before = await coinsOf({ accountId: anna.id });
    const reply = await reward('highlight', before + 1);
    expect([reply.code, reply.message]).toEqual([
      codes.conflict,
      'Insufficient balance of gold coins',
    ]);
    expect(await coinsOf({ accountId: anna.id })).toBe(before);
    expect(await stored('highlight')).toMatchObject({ rewardCoins: null });
  });

  it.each([
    ['[VALID-043] no coins', { coins: '0' }],
    ['[VALID-043] less than none', { coins: '-1' }],
    ['[VALID-043] half a coin', { coins: '1.5' }],
    ['[VALID-044] no remark', { remark: ' ' }],
    ['[VALID-044] a remark that is too long', { remark: 'x'.repeat(101) }],
  ])('%s is refused', async (_, change) => {
    const form = {
      ...{ subject_id: String(subject_id), message_id: String(idOf('wellDone')) },
      ...{ coins: '1', remark: 'Well done', ...change },
    };
    const reply = await world.post(rewardMessage, new URLSearchParams(form), asAnna);
    expect(reply.code).toBe(codes.badPayload);
    expect(await stored('wellDone')).toMatchObject({ rewardCoins: null });
  });

  it.each([
    ['essay', 'conflict'],
    ['rewarded', 'conflict'],
    ['missed', 'absent'],
    ['ofBen', 'absent'],
    ['unseenStudent', 'absent'],
    ['otherSubject', 'absent'],
  ] as const)('[SCREEN-171] %s cannot be rewarded: %s', async (name, code) => {
    expect((await reward(name)).code).toBe(codes[code]);
  });

  it('[SCREEN-171] rewarded by many at once, the student gets it once', async () => {
    const before = await coinsOf({ accountId: anna.id });
    const replies = await Promise.all(
      Array.from({ length: 8 }, (_, i) => reward('highlight', 3, annaAt(i))),
    );
    expect(replies.filter(({ code }) => code === codes.success)).toHaveLength(1);
    expect(replies.filter(({ code }) => code === codes.conflict)).toHaveLength(7);
    expect(await coinsOf({ accountId: anna.id })).toBe(before - 3);
  });

  it('nobody has messages without logging in, or of a subject that is not theirs', async () => {
    const asked = [
      [getUnreadNum, { subject_id }],
      [messageList, whole],
      [userMessages, { subject_id }],
      [setMessagesRead, { subject_id, message_ids: [1], is_read: true }],
      [clearUnread, { subject_id, up_to: 1 }],
      [rewardMessage, { subject_id, message_id: 1, coins: 1, remark: 'x' }],
    ] as const;
    for (const [call, payload] of asked) {
      const form = new URLSearchParams(
        Object.entries(payload).map(([name, value]) => [name, String(value)]),
      );
      form.set('is_read', 'is_read' in payload ? '1' : '');
      if (!('is_read' in payload)) form.delete('is_read');
      expect((await world.post(call, form)).code).toBe(codes.loginRequired);
      form.set('subject_id', '99');
      expect((await world.post(call, form, asAnna)).code).toBe(codes.forbidden);
    }
  });
});
