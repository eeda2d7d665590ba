import { comeBack, expect, test } from './world';

test('the code of the socket is asked for again after it did not come, and then opens it', async ({
  page,
  world,
}) => {
  // Of the chunks of this name, it is the one that opens sockets.
  const isRefused: string[] = [];
  await page.route('**/assets/socket-*.js', async (asked) => {
    const answer = await asked.fetch();
    const code = await answer.text();
    const opens = code.includes('WebSocket');
    if (!opens || isRefused.length === 2) return asked.fulfill({ response: answer, body: code });
    isRefused.push(asked.request().url());
    return asked.abort();
  });
  const sockets: string[] = [];
  page.on('websocket', (socket) => sockets.push(socket.url()));
  await comeBack(page, world, 'zhou', '/home?subject_id=3');
  await expect.poll(() => isRefused.length, { timeout: 20_000 }).toBe(2);
  expect(sockets).toEqual([]);
  await expect.poll(() => sockets.length, { timeout: 20_000 }).toBe(1);
});
