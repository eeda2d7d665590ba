import { afterEach, expect, it, vi } from 'vitest';
import { draftsOf } from '../../src/services/drafts';

afterEach(() => {
  vi.unstubAllGlobals();
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

/** Whether the next transaction comes to an end. The database stays open from test to test, so they share it. */
const answers = vi.fn(() => true);

/** A database that holds nothing. */
function emptyDatabase() {
  const done = { result: undefined };
  const transaction = () => {
    const made = {
      oncomplete: () => undefined,
      objectStore: () => ({ get: () => done, put: () => done }),
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
function stubStorage(): ReadonlyMap<string, string> {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  return kept;
}

it('[SCREEN-085] what was typed last is there although the database never wrote it', async () => {
  const kept = stubStorage();
  vi.stubGlobal('indexedDB', emptyDatabase());
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

it('[SCREEN-085] words that the database has do not take later ones with them', async () => {
  const kept = stubStorage();
  vi.stubGlobal('indexedDB', emptyDatabase());
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
