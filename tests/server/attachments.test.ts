import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { demonstrationFile } from '../../server/files/demonstration';
import { workOrders } from '../../server/world/content/workOrders';
import { outsidePageNames } from '../../server/shell/outsidePages';
import { say } from '../../server/words';
import { startWorld, type TestWorld } from './rig';
import { temporaryFolder } from './rig/temporaryFolder';

const navigation = { accept: 'text/html' };

describe('what the demonstration shows without a network', () => {
  let world: TestWorld;
  let portal: string;
  beforeAll(async () => {
    portal = await temporaryFolder();
    await mkdir(join(portal, 'assets'));
    await writeFile(join(portal, 'index.html'), '<!doctype html><html><head></head></html>');
    const config = { allowedOrigins: ['https://files.example'] };
    await writeFile(join(portal, 'config.json'), JSON.stringify(config));
    world = await startWorld({ database: 'pglite', portal });
  });
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${world.server(0)}${path}`, { headers });
  const policyOf = (response: Response) => response.headers.get('content-security-policy') ?? '';

  it('[ENTITY-035] every file of a work order is there, and a browser runs nothing of it', async () => {
    const names = workOrders.flatMap(({ answer }) => answer?.files ?? []);
    expect(names.length).toBeGreaterThan(3);
    for (const name of names) {
      const response = await get(demonstrationFile(name));
      expect([name, response.status]).toEqual([name, 200]);
      expect(policyOf(response)).toContain("frame-ancestors 'self'");
      expect(policyOf(response).includes('sandbox')).toBe(!name.endsWith('.pdf'));
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    }
  });

  it('[ROUTE-012] a part of the video can be asked for, as players do', async () => {
    const path = demonstrationFile('解一元一次方程.webm');
    const response = await get(path, { range: 'bytes=100-199' });
    expect(response.status).toBe(206);
    expect((await response.arrayBuffer()).byteLength).toBe(100);
  });

  it.each([
    '/attachments/',
    '/attachments/none.txt',
    '/attachments/..%2f..%2fsettings.ts',
    '/attachments/%2e%2e/%2e%2e/settings.ts',
  ])('[SEC] nothing else is served: %s', async (path) => {
    expect((await get(path)).status).toBeGreaterThanOrEqual(400);
  });

  it.each(outsidePageNames)(
    '[CALL-022] [CALL-032] a page stands for another product, and says so in both languages: %s',
    async (name) => {
      const page = await (await get(`/otherProducts/${name}?teacher=101&student=7`)).text();
      for (const language of ['zh', 'en'] as const) {
        const product = say(language, `product.${name}`);
        expect(page).toContain(say(language, 'product.standsFor', { name: product }));
        const arriving = { id: 101, name: '周明远', username: 'zhou' };
        expect(page).toContain(say(language, 'product.teacher', arriving));
        expect(page).toContain(say(language, 'product.student', { id: 7 }));
      }
    },
  );

  it('no page stands for what is no product, and none repeats what is no id', async () => {
    expect((await get('/otherProducts/none')).status).toBe(404);
    const query = new URLSearchParams({ teacher: '<b>101', student: '-1' });
    const page = await (await get(`/otherProducts/supervise?${query.toString()}`)).text();
    expect(page).toContain(say('en', 'product.supervise'));
    expect(page).not.toContain('101');
    expect(page).not.toContain('学生');
  });

  it('[CALL-076] the service desk answers what it knows, escapes what it is told, and may be framed by us', async () => {
    const ask = async (message: string) => {
      const response = await get(`/serviceDesk?${new URLSearchParams({ message }).toString()}`);
      expect(response.status).toBe(200);
      expect(policyOf(response)).toContain("frame-ancestors 'self'");
      return response.text();
    };
    expect(await ask('忘记密码了')).toContain('短信验证码登录');
    const unknown = await ask('<script>alert(1)</script>');
    expect(unknown).toContain('问题没有转给人工');
    expect(unknown).not.toContain('<script>');
    expect(await ask('x'.repeat(501))).toContain('请直接描述遇到的问题');
  });

  it('[SCREEN-181] [SCREEN-182] both clients lead to this server', async () => {
    for (const path of ['/clients/windows', '/clients/mac']) {
      const response = await get(path);
      expect(response.headers.get('content-disposition')).toContain('attachment');
      expect(await response.text()).toContain(world.server(0));
    }
  });

  it('[ROUTE-006] the portal may show files of the origins on its list, and of no other', async () => {
    const policy = policyOf(await get('/previewFile', navigation));
    for (const kind of ['img-src', 'media-src', 'frame-src', 'connect-src']) {
      expect(policy).toMatch(new RegExp(`${kind} [^;]*https://files\\.example(;| |$)`));
    }
    expect(policy).toMatch(/script-src 'self';/);
    expect(policy).toContain("frame-ancestors 'none'");
  });
});
