import type { Page } from '@playwright/test';
import { today } from '../../server/rig/clock';
import { comeBack } from '../world';
import type { Walk } from './adapter';

interface KeptDraft {
  readonly key: string;
  readonly content: unknown;
  /** How long it has been there by the computer's clock, in ms. */
  readonly age?: number;
}

/** Writes a draft where this browser keeps those of whoever was here last; of nobody where nobody was. */
async function write({ key, content, age = 0 }: KeptDraft): Promise<void> {
  const { teacher_id: account = '' } = JSON.parse(localStorage.getItem('teacher-info') ?? '{}');
  const request = indexedDB.open('drafts', 1);
  request.onupgradeneeded = () => request.result.createObjectStore('drafts');
  await new Promise((opened) => {
    request.onsuccess = opened;
  });
  const transaction = request.result.transaction('drafts', 'readwrite');
  const draft = { content, savedAt: Date.now() - age };
  transaction.objectStore('drafts').put(draft, `${String(account)} ${key}`);
  await new Promise((kept) => {
    transaction.oncomplete = kept;
  });
  request.result.close();
}

/** All drafts that this browser keeps, as text; in the page. */
export async function keptDrafts(): Promise<string> {
  const request = indexedDB.open('drafts', 1);
  await new Promise((opened) => {
    request.onsuccess = opened;
  });
  const found = request.result.transaction('drafts').objectStore('drafts').getAll();
  await new Promise((read) => {
    found.onsuccess = read;
  });
  request.result.close();
  return JSON.stringify(found.result);
}

/** Takes a draft of whoever is here away, in the page and without a word to it. */
export async function removeDraft(key: string): Promise<void> {
  const { teacher_id: account = '' } = JSON.parse(localStorage.getItem('teacher-info') ?? '{}');
  const request = indexedDB.open('drafts', 1);
  await new Promise((opened) => {
    request.onsuccess = opened;
  });
  const transaction = request.result.transaction('drafts', 'readwrite');
  transaction.objectStore('drafts').delete(`${String(account)} ${key}`);
  await new Promise((removed) => {
    transaction.oncomplete = removed;
  });
  request.result.close();
}

/** This browser has kept something, when the portal is opened next. */
export async function keepDraft({ page }: Walk, draft: KeptDraft): Promise<void> {
  await page.goto('/config.json');
  await page.evaluate(write, draft);
}

/** An hour before the world begins: the computer's clock knows nothing of the world's. */
const anHourAgo = () => Date.now() - today.getTime() + 3_600_000;

/** Somebody comes back who has typed something with this browser before, and not sent it. */
export async function comeBackToDraft(
  { page, world, language }: Walk,
  username: string,
  address: string,
  ...drafts: readonly KeptDraft[]
): Promise<void> {
  await comeBack(page, world, username, '/config.json', language);
  for (const draft of drafts) await page.evaluate(write, { age: anHourAgo(), ...draft });
  await page.goto(address);
}

/** Where this browser keeps drafts, with the account before each. */
export function keptPlaces(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const request = indexedDB.open('drafts', 1);
    await new Promise((opened) => {
      request.onsuccess = opened;
    });
    const keys = request.result.transaction('drafts').objectStore('drafts').getAllKeys();
    await new Promise((read) => {
      keys.onsuccess = read;
    });
    request.result.close();
    return keys.result.map(String);
  });
}
