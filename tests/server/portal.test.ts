import en from '../../locales/en/server.json' with { type: 'json' };
import zh from '../../locales/zh/server.json' with { type: 'json' };
import { existsSync, statSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { get as request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { readConfig } from '../../server/documents/config';
import { precompress } from '../../server/documents/precompress';
import { startWorld, type TestWorld } from './rig';
import { temporaryFolder } from './rig/temporaryFolder';

const navigation = { accept: 'text/html,application/xhtml+xml', 'sec-fetch-mode': 'navigate' };

/** In bytes: more than what waits between a server and somebody who does not read. */
const pictureSize = 16 * 1024 ** 2;

describe('the built portal', () => {
  let world: TestWorld;
  let portal: string;
  beforeAll(async () => {
    portal = await temporaryFolder();
    await mkdir(join(portal, 'assets'));
    const ask = '<link rel="preload" href="/config.json" as="fetch" crossorigin />';
    const page = (name: string) =>
      `<!doctype html><html><head>${ask}<style>p{}</style></head><body>${name}</body></html>`;
    await writeFile(join(portal, 'index.html'), page('portal'));
    await writeFile(join(portal, 'statecharts.html'), page('atlas'));
    await writeFile(join(portal, 'config.json'), '{"calls":"</script><b>"}');
    await writeFile(join(portal, 'assets/main-0a1b2c.js'), 'export const a = 1;\n'.repeat(500));
    await writeFile(join(portal, 'assets/picture-3d4e5f.png'), Buffer.alloc(pictureSize));
    world = await startWorld({ database: 'pglite', portal });
  });

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${world.server(0)}${path}`, { headers });

  it.each([
    ['/', 'portal'],
    ['/index.html', 'portal'],
    ['/home?subject_id=2', 'portal'],
    ['/student/detail', 'portal'],
    ['/statecharts.html', 'atlas'],
  ])('[ROUTE-001] answers %s with the page of the %s', async (path, name) => {
    const response = await get(path, navigation);
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toContain(name);
  });

  it('takes as long as a slow line needs to send a file', async () => {
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const response = await new Promise<IncomingMessage>((resolve, reject) => {
      request(`${world.server(0)}/assets/picture-3d4e5f.png`, resolve).on('error', reject);
    });
    vi.advanceTimersByTime(600_000);
    vi.useRealTimers();
    expect(await buffer(response)).toHaveLength(pictureSize);
  });

  it.each([
    ['{"calls":', 'is no JSON'],
    ['{"allowedOrigins":["files.example"]}', 'is wrong at allowedOrigins.0'],
    ['{"calls":5}', 'is wrong at calls'],
    ['{"call":"/calls"}', 'has the unknown field call'],
    ['{"clients":{"windows":"","mac":"","linux":""}}', 'has the unknown field clients.linux'],
    ['[]', 'is no object'],
    ['null', 'is no object'],
  ])('says of the config.json %s that it %s, and what to do', async (text, why) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'config.json'), text);
    await expect(readConfig(folder)).rejects.toThrow(
      `${join(folder, 'config.json')} ${why}. Correct it, or take it away.`,
    );
  });

  it('says of a config.json that it cannot be read, and why', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, 'config.json'));
    await expect(readConfig(folder)).rejects.toThrow(
      `${join(folder, 'config.json')} cannot be read (EISDIR). Correct it, or take it away.`,
    );
  });

  it('takes a config.json that is not there as an empty one', async () => {
    expect(await readConfig(await temporaryFolder())).toEqual({ config: {}, allowedOrigins: [] });
  });

  it('gives each page a nonce of its own, which its policy and its styles share', async () => {
    const nonces = new Set<string>();
    for (let i = 0; i < 100; i += 1) {
      const response = await get('/', navigation);
      const policy = response.headers.get('content-security-policy') ?? '';
      const nonce = /style-src 'self' 'nonce-([^']+)'/.exec(policy)?.[1] ?? '';
      const source = await response.text();
      expect(source).toContain(`<meta property="csp-nonce" nonce="${nonce}">`);
      expect(source).toContain(`<style nonce="${nonce}">`);
      nonces.add(nonce);
    }
    expect(nonces.size).toBe(100);
  });

  it('[CALL-007] puts into a page where its servers are and what time it is there, and no markup', async () => {
    const source = await (await get('/', navigation)).text();
    expect(source).not.toContain('/config.json');
    expect(source).not.toContain('<b>');
    const [, start = ''] =
      /<script type="application\/json" id="start">(.*?)<\/script>/.exec(source) ?? [];
    expect(JSON.parse(start)).toEqual({
      config: { calls: '</script><b>' },
      date: world.clock.now().toUTCString(),
    });
  });

  it('allows a document its own files and socket, and nothing inline', async () => {
    const policy = (await get('/', navigation)).headers.get('content-security-policy') ?? '';
    const { host } = new URL(world.server(0));
    const rules = new Map(policy.split('; ').map((rule) => [rule.split(' ')[0], rule]));
    expect(rules.get('default-src')).toBe("default-src 'none'");
    expect(rules.get('script-src')).toBe("script-src 'self'");
    expect(rules.get('img-src')).toBe("img-src 'self' data: blob:");
    expect(rules.get('connect-src')).toBe(`connect-src 'self' ws://${host} wss://${host}`);
    for (const name of ['object-src', 'base-uri', 'frame-ancestors']) {
      expect(rules.get(name)).toBe(`${name} 'none'`);
    }
    expect(rules.get('form-action')).toBe("form-action 'self'");
    expect(rules.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
    expect(rules.get('trusted-types')).toBe('trusted-types default');
    expect(policy).not.toContain('unsafe');
  });

  it.each(['/', '/home', '/openapi', '/identity/unknown'])(
    '%s tells nobody where it was read, shares no window and uses no device',
    async (path) => {
      const { headers } = await get(path, navigation);
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it('lets browsers keep files with a hash in their name for good, and ask again for others', async () => {
    const asset = await get('/assets/main-0a1b2c.js', { 'accept-encoding': 'br' });
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(asset.headers.get('content-encoding')).toBe('br');
    expect(asset.headers.get('content-type')).toContain('javascript');
    expect(asset.headers.get('x-content-type-options')).toBe('nosniff');
    expect(asset.headers.get('etag')).toBeNull();
    expect(asset.headers.get('x-request-id')).toBeNull();
    expect((await get('/config.json')).headers.get('cache-control')).toBe('no-cache');
  });

  it.each([
    '/assets/missing-0a1b2c.js',
    '/.git/config',
    '/assets/../../package.json',
    '/..%2fpackage.json',
    '/%2e%2e/package.json',
  ])('answers %s with 404, not with a page', async (path) => {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ data: {} });
  });

  it('serves the contract to read and to machines', async () => {
    const page = await get('/openapi?language=en', navigation);
    expect(page.headers.get('content-security-policy')).toContain("'nonce-");
    expect(await page.text()).toContain('/teacher/login');
    expect(await (await get('/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' });
  });

  it.each([
    ['?language=en', 'zh-CN', 'en'],
    ['?language=zh', 'en-GB', 'zh'],
    ['', 'en-GB', 'en'],
    ['', 'zh-CN', 'zh'],
    ['?language=fr', 'zh-CN', 'zh'],
    ['', '', 'zh'],
  ] as const)(
    'the contract is read in the language that %o asks for, else in the browser’s, %o',
    async (query, accepted, language) => {
      const title = { en: en['openapi.title'], zh: zh['openapi.title'] }[language];
      const headers = { ...navigation, 'accept-language': accepted };
      const page = await get(`/openapi${query}`, headers);
      expect(page.status).toBe(200);
      expect(page.headers.get('content-type')).toContain('text/html');
      const text = await page.text();
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(`<h1>${title}</h1>`);
      const document = await get(`/openapi.json${query}`, headers);
      expect(document.headers.get('content-type')).toContain('application/json');
      expect(await document.json()).toMatchObject({ openapi: '3.1.0', info: { title } });
    },
  );

  it('keeps what it has compressed for the next visitor', async () => {
    const dense = join(portal, 'assets/main-0a1b2c.js.br');
    await expect.poll(() => existsSync(dense)).toBe(true);
    const asset = await get('/assets/main-0a1b2c.js', { 'accept-encoding': 'br' });
    expect(asset.headers.get('content-length')).toBe(String(statSync(dense).size));
    expect(asset.headers.get('cache-control')).toContain('immutable');
    expect(await asset.text()).toContain('export const a');
  });

  it('is compressed once for all servers of a process, whose logins wait for the same threads', async () => {
    const run = precompress(portal);
    expect(precompress(portal)).toBe(run);
    await run;
    expect(precompress(portal)).not.toBe(run);
  });

  it('answers unknown calls with 404 even where a page is accepted', async () => {
    for (const path of ['/api', '/api/x', '/api-special/x', '/service/x']) {
      expect((await get(path, navigation)).status).toBe(404);
    }
  });
});
