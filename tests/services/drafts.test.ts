import { afterEach, expect, it, vi } from 'vitest';
import { draftLifetime, UnreadDrafts } from '../../src/domain/draft';
import { draftsOf } from '../../src/services/drafts';

afterEach(() => {
  vi.unstubAllGlobals();
  databaseContent.clear();
});

it('a browser that denies its database is asked again each time', async () => {
  const open = vi.fn(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.stubGlobal('indexedDB', { open });
  const drafts = draftsOf(
    () => '101',
    () => 0,
  );
  await expect(drafts.save('snooze.1', 'a')).rejects.toThrow('denied');
  await expect(drafts.save('snooze.1', 'ab')).rejects.toThrow('denied');
  expect(open).toHaveBeenCalledTimes(2);
});

it('drafts that the database cannot read are not taken for none', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  const name = 'pending-draft 101 snooze.1';
  stubStorage(new Map([[name, JSON.stringify({ content: 'a', savedAt: 4 })]]));
  const drafts = draftsOf(
    () => '101',
    () => 5,
  );
  const found = [{ place: 'snooze.1', content: 'a', savedAt: 4 }];
  const unread = drafts.find('snooze.1');
  await expect(unread).rejects.toBeInstanceOf(UnreadDrafts);
  await expect(unread).rejects.toMatchObject({ found, free: 'snooze.1.beside.5' });
});

/** Whether the next transaction comes to an end. The database stays open from test to test, so they share it. */
const answers = vi.fn(() => true);

/** The database stays open from test to test, so they share its content. */
const databaseContent = new Map<string, unknown>();

/** A database; nothing can be put into it. */
function databaseOf(kept: Map<string, unknown>) {
  const done = { result: undefined };
  const transaction = () => {
    const made = {
      oncomplete: () => undefined,
      objectStore: () => ({
        get: (key: string) => ({ result: kept.get(key) }),
        getAllKeys: () => ({ result: [...kept.keys()] }),
        put: () => done,
        delete: (key: string) => ({ result: kept.delete(key) }),
      }),
      commit: () => {
        if (answers()) queueMicrotask(() => made.oncomplete());
      },
    };
    return made;
  };
  return {
    open: () => {
      const request = { result: { transaction }, onsuccess: () => undefined };
      queueMicrotask(() => request.onsuccess());
      return request;
    },
  };
}

/** What the browser keeps beside the database, by name. */
function stubStorage(kept = new Map<string, string>()): ReadonlyMap<string, string> {
  const methods = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  };
  vi.stubGlobal('localStorage', Object.setPrototypeOf(Object.fromEntries(kept), methods));
  return kept;
}

it('[SCREEN-085] the last change is found although the database never wrote it', async () => {
  const kept = stubStorage();
  vi.stubGlobal('indexedDB', databaseOf(databaseContent));
  answers.mockReturnValueOnce(false);
  const draftsOfPage = () =>
    draftsOf(
      () => '101',
      () => 5,
    );

  void draftsOfPage().save('grading.7', 'to the last word');
  await vi.waitFor(() => {
    expect(answers).toHaveBeenCalledOnce();
  });
  const draft = { content: 'to the last word', savedAt: 5 };
  await expect(draftsOfPage().load('grading.7')).resolves.toEqual(draft);
  await expect(draftsOfPage().load('grading.8')).resolves.toBeNull();

  await draftsOfPage().save('grading.7', 'and what came after');
  expect([...kept.keys()]).toEqual([]);
});

it('[SCREEN-085] a draft that the database confirms does not delete a later one', async () => {
  const kept = stubStorage();
  vi.stubGlobal('indexedDB', databaseOf(databaseContent));
  answers.mockReturnValueOnce(true).mockReturnValueOnce(false);
  const drafts = draftsOf(
    () => '101',
    () => 5,
  );

  const first = drafts.save('grading.7', 'one');
  void drafts.save('grading.7', 'one, and two');
  await first;
  const draft = { content: 'one, and two', savedAt: 5 };
  expect([...kept.values()]).toEqual([JSON.stringify(draft)]);
});

it('deletes the drafts of any form that are older than 30 days when drafts are looked for', async () => {
  const kept = stubStorage(
    new Map([['pending-draft 101 snooze.3', JSON.stringify({ content: 'old', savedAt: 0 })]]),
  );
  vi.stubGlobal('indexedDB', databaseOf(databaseContent));
  const late = { content: 'late', savedAt: 9 };
  databaseContent
    .set('101 snooze.1', { content: 'old', savedAt: 0 })
    .set('101 snooze.2', { content: 'old', savedAt: 0 })
    .set('101 snooze.1.beside.1', late);
  const drafts = draftsOf(
    () => '101',
    () => draftLifetime + 1,
  );

  await expect(drafts.find('snooze.1')).resolves.toEqual([{ ...late, place: 'snooze.1.beside.1' }]);
  expect([...databaseContent.keys()]).toEqual(['101 snooze.1.beside.1']);
  expect([...kept.keys()]).toEqual([]);
});

it('offers no draft in which nothing is left, for nothing of it can be lost', async () => {
  stubStorage(new Map());
  vi.stubGlobal('indexedDB', databaseOf(databaseContent));
  databaseContent.clear();
  const choice = { content: { marks: [{ is_examined: false }] }, savedAt: 9 };
  databaseContent
    .set('101 localMarks.1', { content: { marks: [], text: '' }, savedAt: 8 })
    .set('101 localMarks.1.beside.1', choice);
  const drafts = draftsOf(
    () => '101',
    () => 10,
  );

  await expect(drafts.find('localMarks.1')).resolves.toEqual([
    { ...choice, place: 'localMarks.1.beside.1' },
  ]);
});

it('[SCREEN-085] the draft noted last is found although the clock was set back a little before it', async () => {
  stubStorage();
  vi.stubGlobal('indexedDB', databaseOf(databaseContent));
  databaseContent.set('101 grading.7', { content: 'one', savedAt: 400 });
  const times = [400, 0];
  const drafts = draftsOf(
    () => '101',
    () => times.shift() ?? 0,
  );

  await drafts.save('grading.7', 'one');
  await drafts.note('grading.7', 'one, and two');
  await expect(drafts.load('grading.7')).resolves.toMatchObject({ content: 'one, and two' });
});
