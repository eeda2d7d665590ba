import { drizzle } from 'drizzle-orm/pg-proxy';
import { expect, it } from 'vitest';
import { shared } from '../../server/db/shared';
import * as schema from '../../server/db/tables';

const db = drizzle(() => Promise.resolve({ rows: [] }), { schema });
const other = drizzle(() => Promise.resolve({ rows: [] }), { schema });

/** A reading that is under way until it is told what it finds. */
function reading() {
  let found: (value: string) => void = () => undefined;
  let begun = 0;
  const result = new Promise<string>((resolve) => {
    found = resolve;
  });
  return {
    read: () => {
      begun += 1;
      return result;
    },
    found: (value: string) => {
      found(value);
    },
    begun: () => begun,
  };
}

it('those who ask the same at once share a reading that begins after all of them have asked', async () => {
  const share = shared<string>();
  const [first, second, third] = [reading(), reading(), reading()];
  const one = share(db, 'a', first.read);
  const two = share(db, 'a', second.read);
  const three = share(db, 'a', third.read);
  expect([first.begun(), second.begun(), third.begun()]).toEqual([1, 0, 0]);
  first.found('before');
  expect(await one).toBe('before');
  third.found('after');
  expect(await Promise.all([two, three])).toEqual(['after', 'after']);
  expect([second.begun(), third.begun()]).toEqual([0, 1]);
  const fourth = reading();
  fourth.found('again');
  expect(await share(db, 'a', fourth.read)).toBe('again');
});

it('who asks something else, or another database, does not wait; and a reading that fails fails nobody else', async () => {
  const share = shared<string>();
  const stuck = reading();
  const failing = share(db, 'a', () => stuck.read().then(() => Promise.reject(new Error('lost'))));
  const waiting = share(db, 'a', () => Promise.resolve('found'));
  expect(await share(db, 'b', () => Promise.resolve('else'))).toBe('else');
  expect(await share(other, 'a', () => Promise.resolve('elsewhere'))).toBe('elsewhere');
  stuck.found('');
  await expect(failing).rejects.toThrow('lost');
  expect(await waiting).toBe('found');
});
