import { expect, it } from 'vitest';
import { createUnderway } from '../../src/services/underway';

function open() {
  let close: () => void = () => undefined;
  const promise = new Promise<void>((resolve) => {
    close = resolve;
  });
  return { promise, close };
}

async function told(promise: Promise<void>): Promise<boolean> {
  let isTold = false;
  void promise.then(() => {
    isTold = true;
  });
  await new Promise((resolve) => setTimeout(resolve));
  return isTold;
}

it('ends when the last of what is under way has, however it does', async () => {
  const { follow, ended } = createUnderway(() => Promise.resolve());
  const [first, second] = [open(), open()];
  void follow(first.promise);
  const failed = follow(second.promise.then(() => Promise.reject(new Error('lost'))));
  const end = ended();
  first.close();
  expect(await told(end)).toBe(false);
  second.close();
  await expect(failed).rejects.toThrow('lost');
  expect(await told(end)).toBe(true);
  expect(await told(ended())).toBe(true);
});

it('has not ended before anything has begun', async () => {
  expect(await told(createUnderway(() => Promise.resolve()).ended())).toBe(false);
});

it('has not ended when what came has begun something new', async () => {
  const rest = open();
  const { follow, ended } = createUnderway(() => rest.promise);
  const [first, next] = [open(), open()];
  void follow(first.promise);
  const end = ended();
  first.close();
  expect(await told(end)).toBe(false);
  void follow(next.promise);
  rest.close();
  expect(await told(end)).toBe(false);
  next.close();
  expect(await told(end)).toBe(true);
});
