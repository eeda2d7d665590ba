import { z } from 'zod/mini';
import { endedSession, loginSources, upgradeProgress } from '../domain/account';
import { byName } from '../domain/byName';
import { languages } from '../domain/limits';
import { columnChoice } from '../domain/listColumns';
import { day } from '../domain/moment';
import { teacherInfo } from '../domain/teacher';

/**
 * One thing that the browser keeps. Denied, full or broken storage never throws: what it would not keep lives
 * as long as the page.
 */
export interface StoredItem<Value> {
  readonly name: string;
  /** The value, or null when there is none or it is not of its shape. */
  read(): Value | null;
  /** False when the browser would not keep it. */
  write(value: Value): boolean;
  forget(): void;
}

function attempt<Result>(work: () => Result, otherwise: Result): Result {
  try {
    return work();
  } catch {
    return otherwise;
  }
}

function item<Schema extends z.core.$ZodType>(
  name: string,
  schema: Schema,
  store: () => Storage = () => localStorage,
  isWord = false,
): StoredItem<z.output<Schema>> {
  let unkept: z.output<Schema> | null = null;
  return {
    name,
    read: () =>
      unkept ??
      attempt(() => {
        const text = store().getItem(name);
        // A word that was kept with quotes is read, too.
        const value: unknown = isWord ? text?.replaceAll('"', '') : JSON.parse(text ?? 'null');
        const parsed = z.safeParse(schema, value);
        return parsed.success ? parsed.data : null;
      }, null),
    write: (value) => {
      const isKept = attempt(() => {
        store().setItem(name, isWord ? String(value) : JSON.stringify(value));
        return true;
      }, false);
      unkept = isKept ? null : value;
      return isKept;
    },
    forget: () => {
      unkept = null;
      attempt(() => {
        store().removeItem(name);
      }, undefined);
    },
  };
}

/** Kept only while the tab is open. */
const perTab = () => sessionStorage;

/** Everything that the browser keeps of the portal [STORE-001 … STORE-014]. */
export const stored = {
  token: item('teacher-token', z.string()),
  teacherInfo: item('teacher-info', teacherInfo),
  authType: item('auth-type', z.string()),
  /** The bare word zh or en, as other products of the origin have it [LANG-004]. */
  language: item('select-language', z.enum(languages), undefined, true),
  /** Whether a person has chosen the language; else it is that of a country [LANG-003]. */
  languageChosen: item('language-chosen', z.literal(true)),
  landed: item('landed', z.literal(true), perTab),
  authKey: item('auth-key', z.string(), perTab),
  /** Until the next login: why one has to log in anew. */
  ended: item('ended-session', endedSession, perTab),
  from: item('from', z.enum(['', ...loginSources])),
  systemUserId: item('system-user-id', z.string(), perTab),
  subject: item('subject-data', z.object({ subjectId: z.number(), isSpecial: z.boolean() })),
  grayTests: item('gray-test', byName(z.array(z.number()))),
  supervisionUrls: item('supervision-urls', byName(z.string())),
  accountUpgrade: item('account-upgrade', upgradeProgress),
  /** The page over which the upgrade's dialog is open, so that a reload opens it there again. */
  upgradeOver: item('upgrade-over', z.string(), perTab),
  /** The day on which each teacher was told of a vacation last [CONST-069]. */
  vacationNotices: item('vacation-notices', byName(day)),
  /** Where each entry of the tab's history was scrolled to, in px. */
  scrollPositions: item('scroll-positions', byName(z.number()), perTab),
  /** Whether keys of one character do something. */
  singleKeys: item('single-keys', z.boolean()),
  /** Which columns of each list somebody wants to see. */
  listColumns: item('list-columns', byName(columnChoice)),
  guideDialog: item('guide-dialog', z.boolean(), perTab),
} as const;

/** Forgets everything of this origin but how a person works its keys and lists; other tabs hear it and leave too. */
export function forgetAll(): void {
  const hasSingleKeys = stored.singleKeys.read();
  const columns = stored.listColumns.read();
  attempt(() => {
    localStorage.clear();
    sessionStorage.clear();
  }, undefined);
  for (const { forget } of Object.values(stored)) forget();
  if (hasSingleKeys !== null) stored.singleKeys.write(hasSingleKeys);
  if (columns !== null) stored.listColumns.write(columns);
}

/** Tells when another tab changes a stored name, or clears everything (null). */
export function onChangeElsewhere(heard: (name: string | null) => void): () => void {
  const listen = (event: StorageEvent) => {
    heard(event.key);
  };
  window.addEventListener('storage', listen);
  return () => {
    window.removeEventListener('storage', listen);
  };
}
