import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import { getUnreadNum } from '../../src/contract/messages';
import {
  checkGrayTest,
  closeGuide,
  getGuideStatus,
  getSchoolRule,
  getSwitches,
  onlineNotify,
  search,
  searchDefault,
  setGuideStatus,
  setSubject,
} from '../../src/contract/shell';
import { unreadCount } from '../../src/contract/workOrders';
import {
  accounts,
  messages,
  schoolFeatures,
  schoolRules,
  sessions,
  workOrders,
} from '../../server/db/tables';
import { worldOf, today } from './rig';
import { seenOn } from './rig/databases';
import { addPeople, anna, asAnna, ben, carl } from './scene/people';

const subject = { subject_id: 3 } as const;

describe.each(seenOn('postgres'))('the shell on $database', (options) => {
  const world = worldOf(options, [addPeople]);
  beforeEach(async () => {
    await world.database.transact(async (db) => {
      for (const table of [schoolFeatures, schoolRules]) await db.delete(table);
    });
  });

  const change = (id: number, set: Partial<typeof accounts.$inferInsert>) =>
    world.database.transact((db) => db.update(accounts).set(set).where(eq(accounts.id, id)));

  it('[CALL-024] the subject is the session’s, and one of the account’s', async () => {
    const send = async (subject_id: 2 | 99, subjects: number[]) =>
      (await world.send(setSubject, { subject_id, subjects }, asAnna)).code;
    const subjects = async () =>
      (
        await world.database.query
          .select({ subjectId: sessions.subjectId })
          .from(sessions)
          .where(eq(sessions.accountId, anna.id))
      ).map(({ subjectId }) => subjectId);
    expect(await send(2, [1, 2, 3])).toBe(codes.success);
    expect(await subjects()).toEqual([2]);
    expect(await send(99, [1])).toBe(codes.forbidden);
    expect(await send(2, [2, 99])).toBe(codes.forbidden);
    expect(await send(2, [2, 77])).toBe(codes.forbidden);
    expect(await subjects()).toEqual([2]);
    expect((await world.send(setSubject, { subject_id: 2, subjects: [] })).code).toBe(
      codes.loginRequired,
    );
  });

  it('[CALL-026, ENTITY-007] suggests pinned students first, then whoever studied last, none that are hidden', async () => {
    const { list } = await world.ask(searchDefault, subject, asAnna);
    expect(list[0]).toEqual({
      name: '欧阳静 sc03',
      url: '/student/detail?subject_id=3&student_id=81003',
      grade: 7,
    });
    const shown = list.map(({ name }) => name.split(' ')[1]);
    expect(shown).toEqual(['sc03', 'sc01', 'sc05', 'sc06', 'sc02', 'sc_09', 'sc07', 'sc04']);
    expect(await world.ask(searchDefault, subject, { as: carl.username })).toMatchObject({
      list: [{ name: '张远 sc10' }],
    });
  });

  it.each([
    ['zzh', ['sc01', 'sc02']],
    ['张', ['sc01', 'sc02']],
    ['zihan', ['sc01', 'sc02']],
    ['SC08', ['sc08']],
    ['nobody', []],
  ])('finds %s, hidden students too, strangers never', async (keyword, expected) => {
    const { list } = await world.ask(search, { ...subject, keyword }, asAnna);
    expect(list.map(({ name }) => name.split(' ')[1])).toEqual(expected);
  });

  it('[CALL-027, CALL-028, CALL-200] tests and switches are those of the own school', async () => {
    await world.database.transact((db) =>
      db.insert(schoolFeatures).values([
        { schoolId: 81, feature: 'CONFIG_STUDY_FEEDBACK_GRAY' },
        { schoolId: 81, feature: 'STARTUP_COURSE' },
        { schoolId: 81, feature: 'ERROR_BOOK_OFFLINE' },
        { schoolId: 82, feature: 'CONFIG_CN_HEALTH_DDJ_GRAY' },
      ]),
    );
    const gray = (code: 'CONFIG_STUDY_FEEDBACK_GRAY' | 'CONFIG_CN_HEALTH_DDJ_GRAY', as: string) =>
      world.ask(checkGrayTest, { ...subject, code }, { as });
    expect(await gray('CONFIG_STUDY_FEEDBACK_GRAY', anna.username)).toEqual({ list: [81] });
    expect(await gray('CONFIG_CN_HEALTH_DDJ_GRAY', anna.username)).toEqual({ list: [] });
    expect(await gray('CONFIG_CN_HEALTH_DDJ_GRAY', carl.username)).toEqual({ list: [82] });
    expect(await world.ask(getSwitches, subject, asAnna)).toEqual({
      list: ['ERROR_BOOK_OFFLINE', 'STARTUP_COURSE'],
    });
    expect(await world.ask(getSwitches, subject, { as: carl.username })).toEqual({ list: [] });
    const form = new URLSearchParams({ subject_id: '3', code: 'CONFIG_OF_NOBODY' });
    expect((await world.post(checkGrayTest, form, asAnna)).code).toBe(codes.badPayload);
  });

  it('[CALL-043, ENTITY-006] the vacations that have not ended, of the own school', async () => {
    const rule = { schoolId: 81, type: 4, startsOn: '2026-11-01', endsOn: '2026-11-18' };
    await world.database.transact((db) =>
      db
        .insert(schoolRules)
        .values([
          { ...rule, startsOn: '2027-01-20', endsOn: '2027-02-20' },
          rule,
          { ...rule, endsOn: '2026-11-17' },
          { ...rule, type: 3 },
          { ...rule, schoolId: 82 },
        ]),
    );
    expect(await world.ask(getSchoolRule, { ...subject, rule_type: 4 }, asAnna)).toEqual({
      rules: [
        { format_start_date: '2026-11-01', format_end_date: '2026-11-18' },
        { format_start_date: '2027-01-20', format_end_date: '2027-02-20' },
      ],
    });
    const other = new URLSearchParams({ subject_id: '3', rule_type: '3' });
    expect((await world.post(getSchoolRule, other, asAnna)).code).toBe(codes.badPayload);
  });

  it('[CALL-044, CALL-045, CALL-046, CALL-084, CONST-072] remembers that the guides were seen, whatever the subjects', async () => {
    await change(ben.id, { guideSeen: false, searchGuideSeen: false, subjects: [3] });
    const asBen = { as: ben.username };
    expect(await world.ask(getGuideStatus, { subject_id: 1 }, asBen)).toEqual({ status: 0 });
    await world.ask(setGuideStatus, subject, asBen);
    expect(await world.ask(getGuideStatus, { subject_id: 1 }, asBen)).toEqual({ status: 1 });
    await world.ask(closeGuide, { ...subject, type_id: 3 }, asBen);
    const [row] = await world.database.query.select().from(accounts).where(eq(accounts.id, ben.id));
    expect(row).toMatchObject({ guideSeen: true, searchGuideSeen: true });
    expect((await world.send(closeGuide, { subject_id: 1, type_id: 3 }, asBen)).code).toBe(
      codes.forbidden,
    );
    await change(ben.id, { subjects: [1, 2, 3, 4, 5] });
  });

  it('[CALL-031, LIVE-009] says how often to call again, and that a locked account is limited', async () => {
    expect(await world.ask(onlineNotify, subject, asAnna)).toEqual({ is_limit: 0, frequency: 60 });
    for (const limit of [{ lockReason: 'late' }, { identityBound: false }]) {
      await change(anna.id, limit);
      expect(await world.ask(onlineNotify, subject, asAnna)).toMatchObject({ is_limit: 1 });
      await change(anna.id, { lockReason: null, identityBound: true });
    }
  });

  it('[CALL-015] counts the account’s own unread messages of the subject', async () => {
    const message = {
      accountId: anna.id,
      subjectId: 3,
      topic: 'homeworkMissed',
      at: today,
    };
    await world.database.transact((db) =>
      db
        .insert(messages)
        .values([
          message,
          message,
          { ...message, isRead: true },
          { ...message, subjectId: 2 },
          { ...message, accountId: ben.id },
        ]),
    );
    expect(await world.ask(getUnreadNum, subject, asAnna)).toEqual({ unread_num: 2 });
    expect(await world.ask(getUnreadNum, subject, { as: carl.username })).toEqual({
      unread_num: 0,
    });
  });

  it('[CALL-010] counts the account’s own work orders with news', async () => {
    const order = {
      ...{
        accountId: anna.id,
        subjectId: 3,
        title: '',
        createdBy: 'Anna',
        pushedAt: today,
        files: [],
      },
    };
    await world.database.transact((db) =>
      db.insert(workOrders).values([
        { ...order, code: 'A1' },
        { ...order, code: 'A2', isUnread: false },
        { ...order, code: 'A3', subjectId: 2 },
        { ...order, code: 'A4', accountId: ben.id },
      ]),
    );
    expect(await world.ask(unreadCount, subject, asAnna)).toEqual({ count: 1 });
  });

  it('refuses who is not logged in and a subject of others', async () => {
    for (const call of [
      searchDefault,
      getSwitches,
      onlineNotify,
      getUnreadNum,
      unreadCount,
      setGuideStatus,
    ]) {
      expect((await world.send(call, subject)).code).toBe(codes.loginRequired);
      expect((await world.send(call, { subject_id: 99 }, asAnna)).code).toBe(codes.forbidden);
    }
    expect((await world.send(search, { ...subject, keyword: 'a' })).code).toBe(codes.loginRequired);
    expect((await world.send(getGuideStatus, { subject_id: 1 })).code).toBe(codes.loginRequired);
  });
});
