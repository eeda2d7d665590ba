import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import {
  getSupervisorBasicInfo,
  updateSupervisorBasicInfo,
  uploadImage,
} from '../../src/contract/account';
import { codes } from '../../src/contract/codes';
import { uploadsPerDay } from '../../src/domain/limits';
import { accounts, files } from '../../server/db/tables';
import { databases, worldOf } from './rig';

const mebibyte = 1024 * 1024;
const bytesOf = (text: string) => Buffer.from(text, 'latin1');

/** A picture of a given size, as its header claims. */
function png(width: number, height: number): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return Buffer.concat([bytesOf('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), size, bytesOf('\x08\x02\0\0\0')]);
}
const jpegHead = '\xff\xd8\xff\xe0\0\x04ab\xff\xc0\0\x11\x08\0\x10\0\x20';
const jpeg = Buffer.concat([bytesOf(jpegHead), Buffer.alloc(20)]);
const gif = Buffer.concat([bytesOf('GIF89a\x10\0\x10\0'), Buffer.alloc(20)]);
const bmp = Buffer.concat([
  bytesOf('BM'),
  Buffer.alloc(16),
  bytesOf('\x10\0\0\0\x10\0\0\0'),
  Buffer.alloc(8),
]);
const sized = (bytes: number) =>
  Buffer.concat([png(16, 16), Buffer.alloc(bytes - png(16, 16).length)]);
const blob = (bytes: Buffer, type = 'image/png') => new Blob([new Uint8Array(bytes)], { type });

describe('uploaded pictures', () => {
  const world = worldOf({ database: 'pglite' });

  function upload(bytes: Buffer, options: { as?: string; requestId?: string } = {}) {
    const form = new FormData();
    form.set('image', blob(bytes));
    return world.post(uploadImage, form, { as: 'zhou', ...options });
  }
  async function addressOf(bytes: Buffer, as = 'zhou'): Promise<string> {
    return uploadImage.answer.parse((await upload(bytes, { as })).data).image_url;
  }
  const kept = async () => ({
    rows: await world.database.query.$count(files),
    bytes: (await readdir(join(world.dataDir, 'files')).catch(() => [])).length,
  });

  it.each([
    [
      'ends in the middle',
      '--x\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nab',
    ],
    ['has a broken head', '--x\r\nnonsense\r\n\r\n--x--'],
    ['has no part at all', 'nothing'],
  ])('refuses a multipart form that %s, as a form that is not right', async (_what, body) => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const refused = await world.post(uploadImage, body, { as: 'zhou', headers });
    expect(refused.code).toBe(codes.badPayload);
  });

  it.each([
    ['image/png', png(16, 16)],
    ['image/jpeg', jpeg],
    ['image/gif', gif],
    ['image/bmp', bmp],
  ])(
    '[CALL-012, VALID-020] keeps and shows one of type %s, and lets nothing in it run',
    async (type, bytes) => {
      const response = await fetch(`${world.server(0)}${await addressOf(bytes)}`);
      expect(response.status).toBe(200);
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('content-security-policy')).toContain('sandbox');
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
      expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    },
  );

  it.each([
    ['a drawing with a script', bytesOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['a page called a picture', bytesOf('<!doctype html><script>alert(1)</script><p>hello</p>')],
    ['a program', bytesOf('MZ\x90\0'.padEnd(100, '\0'))],
    ['nothing', Buffer.alloc(0)],
    ['the beginning of a picture', png(16, 16).subarray(0, 12)],
    ['a JPEG without a size', bytesOf('\xff\xd8\xff\xe0\0\x04ab'.padEnd(60, '\0'))],
  ])('[MSG-046] refuses %s, and keeps nothing', async (_what, bytes) => {
    const before = await kept();
    const refused = await upload(bytes);
    expect(refused).toMatchObject({
      code: codes.badPayload,
      data: { issues: [{ field: 'image', rule: 'imageType' }] },
    });
    expect(await kept()).toEqual(before);
  });

  it('[VALID-050, CONST-009, MSG-033] takes at most 5 MB, to the byte', async () => {
    expect((await upload(sized(5 * mebibyte))).code).toBe(codes.success);
    const before = await kept();
    for (const size of [5 * mebibyte + 1, 8 * mebibyte]) {
      const refused = await upload(sized(size));
      expect(refused.message).toContain('5 MB');
      expect(refused.data).toEqual({ issues: [{ field: 'image', rule: 'tooLarge' }] });
    }
    expect(await kept()).toEqual(before);
  });

  it('refuses a picture of a few bytes that claims to be huge', async () => {
    expect((await upload(png(30_000, 30_000))).code).toBe(codes.badPayload);
  });

  it('refuses a form without the picture, with two, or with a field too many', async () => {
    const forms = [new FormData(), new FormData(), new FormData()];
    for (const name of ['image', 'image']) forms[1]?.append(name, blob(jpeg));
    forms[2]?.append('image', blob(jpeg));
    forms[2]?.append('isPublic', '1');
    for (const form of forms) {
      expect((await world.post(uploadImage, form, { as: 'zhou' })).code).toBe(codes.badPayload);
    }
    const plain = await world.post(uploadImage, new URLSearchParams(), { as: 'zhou' });
    expect(plain.code).toBe(codes.badPayload);
    expect((await world.post(uploadImage, new FormData())).code).toBe(codes.loginRequired);
  });

  it('keeps one picture for one request id, and refuses another one under it', async () => {
    const requestId = 'upload-upload-upload';
    const before = await kept();
    const first = await upload(jpeg, { requestId });
    const second = await upload(jpeg, { requestId });
    expect(second.body).toBe(first.body);
    expect((await upload(gif, { requestId })).code).toBe(codes.conflict);
    expect(await kept()).toEqual({ rows: before.rows + 1, bytes: before.bytes + 1 });
  });

  it('takes so much a day from one account, and from another as much', async () => {
    const [{ id: accountId } = { id: 0 }] = await world.database.query
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.username, 'zhou'));
    const now = world.clock.now();
    const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
    const most = { id: 'most-of-a-day', accountId, type: 'image/png', size: uploadsPerDay };
    await world.database.transact((db) => db.insert(files).values({ ...most, at: now }));
    const before = await kept();
    const refused = await upload(jpeg);
    expect(refused.code).toBe(codes.throttled);
    expect(refused.message).toContain('500 MB');
    expect(await kept()).toEqual(before);
    expect((await upload(jpeg, { as: 'emily' })).code).toBe(codes.success);
    await world.database.transact((db) =>
      db.update(files).set({ at: dayAgo }).where(eq(files.id, most.id)),
    );
    expect((await upload(jpeg)).code).toBe(codes.success);
  });

  it('[VALID-021, VALID-022, CALL-013, CONST-010, MSG-047] takes as avatar what the account uploaded, and nothing else', async () => {
    const save = (head_img: string) =>
      world.ask(updateSupervisorBasicInfo, { nickname: 'Ming', head_img }, { as: 'zhou' });
    // An avatar is under 5 MB, where a picture of a feedback has at most so many.
    expect(await save(await addressOf(sized(5 * mebibyte)))).toEqual({ status: 4 });
    expect(await save(await addressOf(sized(5 * mebibyte - 1)))).toEqual({ status: 99 });
    const own = await addressOf(jpeg);
    expect(await save(own)).toEqual({ status: 99 });
    expect(await save(own)).toEqual({ status: 99 });
    const foreign = await addressOf(jpeg, 'emily');
    for (const other of [foreign, '/files/none', '', `${own}/../x`, 'https://x.example/a.png']) {
      expect(await save(other)).toEqual({ status: 4 });
    }
    const info = await world.ask(getSupervisorBasicInfo, { subject_id: 2 }, { as: 'zhou' });
    expect(info.superintend_img).toBe(own);
  });

  it.each(['none', '..%2flock', 'a'.repeat(43), '%00'])(
    'answers /files/%s with 404',
    async (id) => {
      expect((await fetch(`${world.server(0)}/files/${id}`)).status).toBe(404);
    },
  );
});

describe.each(databases)('files that one account uploads at once on $database', (options) => {
  const world = worldOf(options);

  it('takes no more of them than there is room for in a day', async () => {
    const [{ id: accountId } = { id: 0 }] = await world.database.query
      .select({ id: accounts.id })
      .from(accounts)
      .where(eq(accounts.username, 'zhou'));
    const size = uploadsPerDay - 2 * jpeg.length;
    const most = { id: 'most-of-a-day', accountId, type: 'image/png', size, at: world.clock.now() };
    await world.database.transact((db) => db.insert(files).values(most));
    const uploads = Array.from({ length: 8 }, () => {
      const form = new FormData();
      form.set('image', blob(jpeg));
      return world.post(uploadImage, form, { as: 'zhou', requestId: randomUUID() });
    });
    const counted = (await Promise.all(uploads)).map(({ code }) => code);
    expect(counted.filter((code) => code === codes.success)).toHaveLength(2);
    expect(counted.filter((code) => code === codes.throttled)).toHaveLength(6);
  });
});
