// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { readConfig, UnknownFields } from '../../src/services/config';
import { noteServerTime, serverTime } from '../../src/services/serverTime';

afterEach(() => {
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  noteServerTime(new Date().toUTCString());
});

const answering = (body: string, headers: Record<string, string> = {}) => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(body, { headers })));
};

it('[CALL-007] [LIVE-004] reads where the servers are', async () => {
  answering('{"calls":"/calls","allowedOrigins":["https://files.example"]}');
  expect(await readConfig()).toEqual({
    calls: '/calls',
    specialCalls: '/api-special',
    service: '/service',
    socket: '/socket',
    serviceDesk: '/serviceDesk',
    clients: { windows: '/clients/windows', mac: '/clients/mac' },
    oldPortal: '',
    allowedOrigins: ['https://files.example'],
  });
});

it.each(['', '{"calls":5}'])('goes on with no server at all where it says %j', async (body) => {
  const told = vi.spyOn(console, 'error').mockReturnValue();
  answering(body);
  expect(await readConfig()).toBeNull();
  expect(told).toHaveBeenCalledWith(expect.stringContaining('config.json'), expect.anything());
});

it('names the fields that it does not know, and goes on with no server', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  answering('{"call":"/calls","clients":{"windows":"","mac":"","linux":""}}');
  expect(await readConfig()).toEqual(new UnknownFields(['clients.linux', 'call']));
});

it.each([
  ['is not there', () => Promise.resolve(new Response('', { status: 404 }))],
  [
    'is a page',
    () => Promise.resolve(new Response('<p>', { headers: { 'content-type': 'text/html' } })),
  ],
])('goes on with our own server where the file %s', async (_, fetch) => {
  vi.stubGlobal('fetch', fetch);
  expect(await readConfig()).toMatchObject({ calls: '/api' });
});

const page = { 'content-type': 'text/html' };

it.each([
  ['500', () => Promise.resolve(new Response('{}', { status: 500 }))],
  ['503 with a page', () => Promise.resolve(new Response('<p>', { status: 503, headers: page }))],
  ['403', () => Promise.resolve(new Response('{}', { status: 403 }))],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])(
  '[CALL-007] goes on with no server at all where asking for the file brings %s',
  async (_, fetch) => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    vi.stubGlobal('fetch', fetch);
    expect(await readConfig()).toBeNull();
    expect(told).toHaveBeenCalledWith(expect.stringContaining('config.json'), expect.anything());
  },
);

it('goes by the server’s time from then on, wherever this computer’s clock stands', async () => {
  const hour = 3_600_000;
  answering('{}', { date: new Date(Date.now() + 5 * hour).toUTCString() });
  await readConfig();
  expect((serverTime() - Date.now()) / hour).toBeCloseTo(5, 2);
});

it('[CALL-007] takes what the page has brought along, and asks for nothing then', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new Error('asked')));
  const start = {
    config: { calls: '/calls' },
    date: new Date(Date.now() - 7_200_000).toUTCString(),
  };
  document.body.innerHTML = `<script type="application/json" id="start">${JSON.stringify(start)}</script>`;
  expect(await readConfig()).toMatchObject({ calls: '/calls' });
  expect((serverTime() - Date.now()) / 3_600_000).toBeCloseTo(-2, 2);
});
