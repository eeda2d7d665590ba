import { z } from 'zod';
import type { SocketMessage } from '../../../src/contract/socket';
import { reportChannel } from '../../../src/machines/parts/chartReport';
import { expect, type World } from '../world';
import type { Walk } from './adapter';

const told = z.object({ pages: z.number() });

/** Notes in the page when its charts have heard the next message of the socket. */
function awaitMessage(channelName: string): void {
  const channel = new BroadcastChannel(channelName);
  const heard = new Promise<void>((resolve) => {
    channel.onmessage = ({ data }: MessageEvent<{ event?: string }>) => {
      if (data.event !== 'socket.received') return;
      channel.close();
      resolve();
    };
  });
  Reflect.set(window, 'heard', heard);
}

/** Does something of which the server tells the page, and gives its result once the charts have heard of it. */
export async function untilHeard<T>(
  { page }: Pick<Walk, 'page'>,
  happens: () => Promise<T>,
): Promise<T> {
  await page.evaluate(awaitMessage, reportChannel);
  const result = await happens();
  await page.evaluate(async () => {
    await Reflect.get(window, 'heard');
  });
  return result;
}

/** Tells a person's pages, or those of whom one is there; how many there are. */
async function countTold(
  world: World,
  username: string | readonly string[],
  message: SocketMessage,
): Promise<number> {
  const forms = [username].flat().map((uname) => ({ uname, message: JSON.stringify(message) }));
  const answers = await Promise.all(forms.map((form) => world.control('sockets/tell', form)));
  return Math.max(...answers.map((answer) => told.parse(answer).pages));
}

/** Resolves once a page of a person listens: what happens before that, the page is not told. */
export async function untilListening(world: World, username: string): Promise<void> {
  // A message of which no page of students or rewards takes notice.
  const counted = () => countTold(world, username, { type: 'workOrder.changed' });
  await expect.poll(counted, { message: 'the page listens' }).toBeGreaterThan(0);
}

/**
 * The server tells a person's pages that something has changed elsewhere; the charts have heard it then.
 * @param username the person, or those of whom one is there
 */
export async function tell(
  { page, world }: Walk,
  username: string | readonly string[],
  message: SocketMessage,
): Promise<void> {
  const pagesTold = () => countTold(world, username, message);
  await untilHeard({ page }, () =>
    expect.poll(pagesTold, { message: 'the page listens' }).toBeGreaterThan(0),
  );
}
