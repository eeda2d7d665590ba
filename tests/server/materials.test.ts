import { eq, notLike } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { codes } from '../../src/contract/codes';
import {
  editMaterial,
  materialInfo,
  materialList,
  removeMaterial,
  uploadMaterial,
} from '../../src/contract/materials';
import { toMoment } from '../../src/domain/businessTime';
import { materialBytes, materialNameLength, uploadsPerDay } from '../../src/domain/limits';
import { deleteForgotten } from '../../server/files/sweep';
import { accounts, files, materials, schools } from '../../server/db/tables';
import { databases, worldOf, today } from './rig';
import { say } from '../../server/words';
import { hearMessages } from './rig/published';
import { addLessons, course, foreignCourse } from './scene/lessons';
import { addPeople, anna, ben, carl, dora } from './scene/people';

const subject_id = 3;
const name = '第 6 讲 讲义 (终稿)’s.pdf';

describe.each(databases)('materials on $database', (options) => {
  const world = worldOf(options);
  const told: number[][] = [];
  beforeAll(async () => {
    await addPeople(world);
    await addLessons(world);
    await hearMessages(world, ({ type }, people) => {
      if (type === 'material.changed') told.push([...people].sort());
    });
  });
  beforeEach(async () => {
    told.length = 0;
    await world.database.transact(async (db) => {
      await db.delete(materials);
      await db.delete(files);
    });
  });

  interface Sent {
    readonly bytes?: Buffer | null;
    readonly name?: string;
    readonly course_id?: number;
    readonly as?: string;
    readonly requestId?: string;
  }
  function upload({ bytes = Buffer.from('%PDF'), as = anna.username, ...sent }: Sent = {}) {
    const form = new FormData();
    const fields = { subject_id, course_id: 0, name, ...sent };
    for (const field of ['subject_id', 'course_id', 'name'] as const) {
      form.set(field, String(fields[field]));
    }
    if (bytes !== null) form.set('file', new Blob([new Uint8Array(bytes)]), 'other.exe');
    return world.post(uploadMaterial, form, {
      as,
      ...(sent.requestId && { requestId: sent.requestId }),
    });
  }
  const added = async (sent: Sent = {}) =>
    uploadMaterial.answer.parse((await upload(sent)).data).material_id;
  const list = (asked: object = {}, as = anna.username) =>
    world.ask(materialList, { subject_id, page: 1, page_size: 20, ...asked }, { as });
  const names = async (asked: object = {}, as = anna.username) =>
    (await list(asked, as)).list.map((row) => row.name);
  const remove = (material_id: number, as = anna.username) =>
    world.send(removeMaterial, { subject_id, material_id }, { as });
  const kept = async () => ({
    rows: await world.database.query.$count(materials),
    files: await world.database.query.$count(files, notLike(files.id, 'forgotten %')),
  });

  it('[ROLE-026] [CALL-152] [ENTITY-025] keeps what is uploaded, and shows it to the school alone', async () => {
    const material_id = await added({ course_id: course.id });
    const row = {
      ...{ material_id, name, size: 4, uploaded_at: toMoment(today), uploader_name: anna.realName },
      ...{ course_id: course.id, course_name: 'Writing', description: '', is_own: true },
    };
    const { list: rows, total, courses } = await list();
    expect({ rows, total }).toEqual({ rows: [expect.objectContaining(row)], total: 1 });
    expect(courses).toContainEqual({ id: course.id, name: 'Writing' });
    expect((await list({}, ben.username)).list[0]).toMatchObject({ ...row, is_own: false });
    expect(await names({}, carl.username)).toEqual([]);
    expect((await upload({ course_id: foreignCourse.id })).code).toBe(codes.absent);
    const foreign = { subject_id, material_id };
    expect((await world.send(materialInfo, foreign, { as: carl.username })).code).toBe(
      codes.absent,
    );
    expect((await world.ask(materialInfo, foreign, { as: ben.username })).name).toBe(name);
    await expect.poll(() => told).toEqual([[anna.id, ben.id, dora.id]]);
  });

  it('answers the bytes under their own name, of which a browser runs nothing', async () => {
    const bytes = Buffer.from('%PDF-1.4 \u4f60\u597d');
    const material_id = await added({ bytes });
    const { address } = await world.ask(
      materialInfo,
      { subject_id, material_id },
      { as: anna.username },
    );
    const response = await fetch(`${world.server(0)}${address}`);
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const disposition = response.headers.get('content-disposition') ?? '';
    expect(disposition).toMatch(/^inline; filename\*=UTF-8''[\w%.!~-]+$/);
    expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toBe(name);
    const renamed = address.replace(/[^/]+$/, 'other.pdf');
    // An address with an earlier name goes on leading to it.
    expect((await fetch(`${world.server(0)}${renamed}`)).status).toBe(200);
    await added({ name: 'notes.txt' });
    const [notes] = (await list({ keyword: 'notes' })).list;
    const text = await fetch(`${world.server(0)}${notes?.address ?? ''}`);
    expect(text.headers.get('content-security-policy')).toContain('sandbox');
  });

  it.each([
    ['of 200 characters', 'x'],
    ['of 200 emoji', '\u{1f600}'],
    ['of 200 signs that an address escapes', '#'],
  ])('opens a file whose name is %s', async (_, letter) => {
    const long = `${letter.repeat(materialNameLength - 4)}.txt`;
    await added({ name: long });
    const [row] = (await list()).list;
    expect((await fetch(`${world.server(0)}${row?.address ?? ''}`)).status).toBe(200);
  });

  it('answers the part of a file that a player asks for', async () => {
    await added({ name: 'lesson.mp4', bytes: Buffer.from('0123456789') });
    const [row] = (await list()).list;
    const address = `${world.server(0)}${row?.address ?? ''}`;
    const ask = async (range: string, more: Record<string, string> = {}) => {
      const response = await fetch(address, { headers: { range, ...more } });
      const of = response.headers.get('content-range');
      return [response.status, of, of === 'bytes */10' ? '' : await response.text()];
    };
    expect((await fetch(address)).headers.get('accept-ranges')).toBe('bytes');
    expect(await ask('bytes=0-1')).toEqual([206, 'bytes 0-1/10', '01']);
    expect(await ask('bytes=7-')).toEqual([206, 'bytes 7-9/10', '789']);
    expect(await ask('bytes=-2')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await ask('bytes=8-99')).toEqual([206, 'bytes 8-9/10', '89']);
    expect(await ask('bytes=10-')).toEqual([416, 'bytes */10', '']);
    expect(await ask('bytes=-0')).toEqual([416, 'bytes */10', '']);
    for (const other of ['bytes=0-1,3-4', 'bytes=5-2', 'bytes=-', 'lines=1-2']) {
      expect(await ask(other)).toEqual([200, null, '0123456789']);
    }
    expect(await ask('bytes=0-1', { 'if-range': '"v1"' })).toEqual([200, null, '0123456789']);
  });

  it('searches, filters and sorts', async () => {
    await added({ name: 'b.txt', bytes: Buffer.alloc(9), course_id: course.id });
    await added({ name: 'a.txt', bytes: Buffer.alloc(3) });
    expect(await names()).toEqual(['a.txt', 'b.txt']);
    expect(await names({ sort: 'size', order: 'desc' })).toEqual(['b.txt', 'a.txt']);
    expect(await names({ sort: 'name' })).toEqual(['a.txt', 'b.txt']);
    expect(await names({ course_id: course.id })).toEqual(['b.txt']);
    expect(await names({ keyword: 'A.TX' })).toEqual(['a.txt']);
    expect(await names({ page: 2, page_size: 1 })).toEqual(['b.txt']);
  });

  it.each([
    ['a program', { name: 'a.exe' }, 'materialType'],
    ['a page that could run', { name: 'a.html' }, 'materialType'],
    ['no name', { name: ' ' }, 'required'],
    ['an empty file', { bytes: Buffer.alloc(0) }, 'empty'],
    ['no file', { bytes: null }, 'required'],
  ])('refuses %s, and keeps nothing', async (_, sent, rule) => {
    const before = await kept();
    const refused = await upload(sent);
    expect(refused.code).toBe(codes.badPayload);
    expect(refused.data).toMatchObject({ issues: [{ rule }] });
    expect(await kept()).toEqual(before);
  });

  it('[VALID-094] [CONST-011] takes up to 50 MB, to the byte', async () => {
    expect((await upload({ bytes: Buffer.alloc(materialBytes) })).code).toBe(codes.success);
    const before = await kept();
    const refused = await upload({ bytes: Buffer.alloc(materialBytes + 1) });
    expect(refused.data).toEqual({ issues: [{ field: 'file', rule: 'tooLarge' }] });
    expect(refused.message).toContain('50 MB');
    expect(await kept()).toEqual(before);
  });

  it('keeps one file for one request id', async () => {
    const requestId = 'material-material-1';
    const [first, again] = [await upload({ requestId }), await upload({ requestId })];
    expect(again.body).toBe(first.body);
    expect(await kept()).toMatchObject({ rows: 1, files: 1 });
  });

  it('a deleted one is stored anew when its upload, whose answer was lost, is sent again', async () => {
    const requestId = 'material-material-2';
    const id = await added({ requestId });
    const colleague = await upload({ requestId, as: ben.username });
    expect((await remove(id)).code).toBe(codes.success);
    const anew = await added({ requestId });
    expect(anew).not.toBe(id);
    expect((await list()).list.map((row) => row.material_id)).toContain(anew);
    // Somebody else's act of the same name keeps its answer, and this one has its own from now on.
    expect((await upload({ requestId, as: ben.username })).body).toBe(colleague.body);
    expect(await added({ requestId })).toBe(anew);
  });

  it('what is deleted counts for the day in which it was sent, and for no other', async () => {
    const bytes = Buffer.from('%PDF');
    const at = world.clock.now();
    const most = { id: 'most-of-a-day', accountId: anna.id, type: 'image/png', at };
    const size = uploadsPerDay - bytes.length;
    await world.database.transact((db) => db.insert(files).values({ ...most, size }));
    await remove(await added({ bytes }));
    expect((await upload({ bytes })).code).toBe(codes.throttled);
    await world.database.transact((db) => deleteForgotten(db, new Date(at.getTime() + 1)));
    expect((await upload({ bytes })).code).toBe(codes.success);
  });

  it('[CALL-153] deletes one’s own once, with its file, and nothing of colleagues', async () => {
    const before = await kept();
    const id = await added();
    const { address } = await world.ask(
      materialInfo,
      { subject_id, material_id: id },
      { as: anna.username },
    );
    for (const other of [ben.username, carl.username]) {
      expect((await remove(id, other)).code).toBe(codes.absent);
    }
    const both = await Promise.all([remove(id), remove(id)]);
    // Every page of the school hears of it, also the account's own other ones.
    await expect.poll(() => told.at(-1)).toEqual([anna.id, ben.id, dora.id]);
    expect(both.map(({ code }) => code).sort()).toEqual([codes.success, codes.absent].sort());
    expect(await kept()).toEqual(before);
    expect((await fetch(`${world.server(0)}${address}`)).status).toBe(404);
  });

  it('[ENTITY-025] its uploader names it, says what it is for and where it belongs, and whoever is later is told', async () => {
    const material_id = await added();
    const shown = { subject_id, material_id, version: 1, course_id: course.id, name };
    const edit = (asked: object, as = anna.username) =>
      world.send(editMaterial, { ...shown, description: ' For lesson 6 ', ...asked }, { as });
    const nameServed = async () => {
      const [row] = (await list()).list;
      const file = await fetch(`${world.server(0)}${row?.address ?? ''}`);
      return file.headers.get('content-disposition');
    };
    expect((await edit({}, ben.username)).code).toBe(codes.absent);
    expect((await edit({ course_id: foreignCourse.id })).code).toBe(codes.absent);
    const long = { subject_id: '3', material_id: `${material_id}`, version: '1', course_id: '0' };
    const tooLong = new URLSearchParams({ ...long, name, description: 'x'.repeat(501) });
    const refused = await world.post(editMaterial, tooLong, { as: anna.username });
    expect(refused.code).toBe(codes.badPayload);
    expect((await edit({})).code).toBe(codes.success);
    const said = { name, description: 'For lesson 6', course_id: course.id };
    expect((await list()).list).toMatchObject([said]);
    // Another page still shows it as it was.
    const late = await edit({ description: 'For lesson 7' });
    expect([late.code, late.message]).toEqual([codes.conflict, say('en', 'materials.changed')]);
    expect((await list()).list).toMatchObject([{ ...said, version: 2 }]);
    for (const other of ['lesson.txt', 'lesson.zip']) {
      expect((await edit({ version: 2, name: other })).code).toBe(codes.badPayload);
    }
    await edit({ version: 2, course_id: 0, description: '', name: ' lesson 6.PDF ' });
    // The upload and both changes.
    await expect.poll(() => told).toEqual(Array(3).fill([anna.id, ben.id, dora.id]));
    const now = { name: 'lesson 6.PDF', description: '', course_id: null };
    expect((await list({ keyword: 'lesson' })).list).toMatchObject([now]);
    expect(await nameServed()).toMatch(/lesson%206\.PDF$/);
    // The demonstration's own lies beside the program under its first name.
    const own = { fileId: null, name: '整式加减 讲义.md' };
    await world.database.transact((db) => db.update(materials).set(own));
    await edit({ version: 3, name: '讲义.md' });
    expect(await nameServed()).toMatch(/''%E8%AE%B2%E4%B9%89\.md$/);
    // Of those who have seen the same version one changes it.
    const edits = Array.from({ length: 8 }, () => edit({ version: 4, name: '讲义.md' }));
    const done = (await Promise.all(edits)).filter(({ code }) => code === codes.success);
    expect(done).toHaveLength(1);
  });

  it('[ROLE-064] is closed without the permission, and where the data come from elsewhere', async () => {
    const all = () =>
      Promise.all([
        world.send(materialList, { subject_id, page: 1, page_size: 20 }, { as: anna.username }),
        upload(),
        remove(1),
      ]).then((answers) => answers.map(({ code }) => code));
    const grant = (dataSource: number, permissions: string[]) =>
      world.database.transact(async (db) => {
        await db.update(schools).set({ dataSource }).where(eq(schools.id, anna.schoolId));
        await db.update(accounts).set({ permissions }).where(eq(accounts.id, anna.id));
      });
    const forbidden = Array<number>(3).fill(codes.forbidden);
    await grant(2, ['infoManagerPermission']);
    expect(await all()).toEqual(forbidden);
    await grant(1, []);
    expect(await all()).toEqual(forbidden);
    await grant(1, ['infoManagerPermission']);
    expect((await all())[0]).toBe(codes.success);
  });
});
