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

/** A database that holds nothing; `answers` says of each transaction whether it comes to an end. */
function emptyDatabase(answers: () => boolean) {
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

it('[SCREEN-085] what was typed last is there although the database never wrote it', async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
    removeItem: (name: string) => kept.delete(name),
  });
  const answers = vi.fn(() => true).mockReturnValueOnce(false);
  vi.stubGlobal('indexedDB', emptyDatabase(answers));
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
