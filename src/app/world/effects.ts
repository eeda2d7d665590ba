import { z } from 'zod/mini';
import type { NavigationEmitted } from '../../machines/shell/navigationGuard.setup';
import type { ProfileEmitted } from '../../machines/account/accountMenu';
import type { UpgradeEmitted } from '../../machines/account/accountUpgrade';
import type { WakeUpEmitted } from '../../machines/account/accountWakeUp';
import type { LoginEmitted } from '../../machines/account/login';
import type { PasswordEmitted } from '../../machines/account/passwordChange';
import type { ColumnsEmitted } from '../../machines/parts/columnChoices';
import type { ExportDropped, RowsExported } from '../../machines/parts/collection/types';
import type { PortalEmitted } from '../../machines/shell/portal';
import type { ShortcutsEmitted } from '../../machines/shell/shortcuts';
import type { VacationEmitted } from '../../machines/shell/vacationNotice';
import type { Language } from '../../domain/limits';
import { forgetDrafts } from '../../services/drafts';
import { forgetAll, stored } from '../../services/storage';
import type { TeacherSocket } from './teacherSocket';
import type { PortalActor } from './portalContext';
import { keyedControl } from '../../ui/parts/keyedControl';
import { typeAhead } from '../../ui/parts/typeAhead';
import { pageInSubject } from '../routing/subject';
import { forgetTicks } from '../routing/ticks';

/** Rows of an export; with the first ones, what their list was answered, which says whose it is. */
export type ExportedPart = RowsExported<unknown> & {
  readonly answer?: unknown;
  readonly scope?: unknown;
};

type Emitted =
  | NavigationEmitted
  | PortalEmitted
  | LoginEmitted
  | PasswordEmitted
  | ProfileEmitted
  | UpgradeEmitted
  | WakeUpEmitted
  | VacationEmitted
  | ShortcutsEmitted
  | ColumnsEmitted
  | { type: 'guide.seen' }
  | { type: 'searchGuide.seen' }
  | ExportedPart
  | ExportDropped;

/** The effect of one type of emitted event. */
type Effects = { [Type in Emitted['type']]: (event: Extract<Emitted, { type: Type }>) => void };

export interface EffectParts {
  portal(): Pick<PortalActor, 'send'>;
  /** Leads to an address of the portal. */
  lead(to: string, options: { readonly replace: boolean; readonly back?: boolean }): void;
  readonly socket: TeacherSocket;
  setLanguage(language: Language): void;
  /** Saves drafts at once, since their page goes away. */
  keepDrafts(): void;
  /** Takes rows of a list's export; with the last ones the person gets the file. */
  saveRows(part: ExportedPart): Promise<void>;
  /** Forgets the rows of an export that was left. */
  dropRows(list: string): void;
  /** Whether an address is of an origin that the portal may open. */
  isAllowed(url: string): boolean;
}

/** Delay after which one tab sees another tab's writes, in ms. */
const seenElsewhere = 300;

/** The effects of emitted events: storage, address, socket, language. */
export function createEffects({
  portal,
  lead,
  socket,
  setLanguage,
  keepDrafts,
  saveRows,
  dropRows,
  isAllowed,
}: EffectParts): Effects {
  return {
    'notice.shown': (event) => {
      portal().send(event.act === undefined ? event : { ...event, page: visitedPage() });
    },
    'act.settled': (event) => {
      portal().send(event);
    },
    'page.requested': ({ to, replace = false, back = false }) => {
      lead(to, { replace, back });
    },
    'search.requested': () => {
      typeAhead('header [role=combobox]');
    },
    'control.requested': ({ does }) => {
      keyedControl(does)?.click();
    },
    'singleKeys.kept': ({ isOn }) => {
      stored.singleKeys.write(isOn);
    },
    'columns.kept': ({ list, choice }) => {
      stored.listColumns.write({ ...stored.listColumns.read(), [list]: choice });
    },
    'login.succeeded': ({ teacher }) => {
      portal().send({ type: 'login.succeeded', teacher, from: stored.from.read() ?? '' });
    },
    'authKey.received': ({ authKey, from }) => {
      stored.authKey.write(authKey);
      stored.from.write(from);
    },
    'session.opened': ({ token, teacher, from }) => {
      if (!stored.token.write(token)) {
        const message = { key: 'shell:notKept' };
        portal().send({ type: 'notice.shown', tone: 'bad', message });
      }
      stored.teacherInfo.write(teacher);
      stored.authType.write(teacher.auth_type);
      stored.from.write(from);
      stored.authKey.forget();
      stored.ended.forget();
      portal().send({ type: 'session.opened', teacher, from });
    },
    'session.restored': ({ teacher, from }) => {
      stored.ended.forget();
      portal().send({ type: 'session.opened', teacher, from });
    },
    'language.chosen': ({ language }) => {
      portal().send({ type: 'language.chosen', language });
    },
    'language.changed': ({ language, isChosen }) => {
      if (isChosen) stored.languageChosen.write(true);
      setLanguage(language);
    },
    'rows.exported': (part) => {
      saveRows(part).catch(() => {
        const message = { key: 'shell:notWritten' };
        portal().send({ type: 'notice.shown', tone: 'bad', message });
      });
    },
    'export.dropped': ({ list }) => {
      dropRows(list);
    },
    'subject.changed': ({ subjectId }) => {
      stored.subject.write({ subjectId, isSpecial: false });
      const page = pageInSubject(subjectId);
      if (page !== null) lead(page, { replace: true });
    },
    'outsidePage.requested': ({ url }) => {
      const message = { key: 'shell:notAllowedOutside', values: { url } };
      if (isAllowed(url)) window.open(url, '_blank', 'noopener');
      else portal().send({ type: 'notice.shown', tone: 'bad', message });
    },
    'socket.requested': ({ token, teacher }) => {
      socket.open(token, teacher);
    },
    'landing.noted': () => {
      stored.landed.write(true);
    },
    'guide.decided': ({ isWanted }) => {
      stored.guideDialog.write(isWanted);
    },
    'guide.seen': () => {
      stored.guideDialog.write(true);
    },
    'searchGuide.seen': () => {
      const teacher = stored.teacherInfo.read();
      if (teacher !== null) stored.teacherInfo.write({ ...teacher, search: 1 });
    },
    'vacation.noticed': ({ teacherId, day }) => {
      stored.vacationNotices.write({
        ...stored.vacationNotices.read(),
        [String(teacherId)]: day,
      });
    },
    'grayTest.loaded': (event) => {
      stored.grayTests.write({ ...stored.grayTests.read(), [event.code]: [...event.list] });
      portal().send(event);
    },
    'supervisionUrls.loaded': ({ urls }) => {
      stored.supervisionUrls.write(urls);
    },
    'profile.saved': (event) => {
      const teacher = stored.teacherInfo.read();
      if (teacher !== null) stored.teacherInfo.write({ ...teacher, ...event.profile });
      portal().send(event);
    },
    'upgrade.progressed': ({ progress }) => {
      stored.accountUpgrade.write(progress);
    },
    'reload.requested': ({ authKey, from }) => {
      window.location.assign(`/?${new URLSearchParams({ authKey, from }).toString()}`);
    },
    'session.ended': (event) => {
      portal().send(event);
    },
    'login.cleared': ({ token, ended }) => {
      if (ended !== null) stored.ended.write(ended);
      if (stored.token.read() === token) keepDrafts();
      // Another tab may be logging in anew: what it writes is seen here a moment later, and has to stay.
      setTimeout(() => {
        const current = stored.token.read();
        if (current !== token && current !== null) return;
        stored.token.forget();
        stored.teacherInfo.forget();
        stored.authType.forget();
      }, seenElsewhere);
      socket.close();
      portal().send({ type: 'session.closed' });
    },
    'storage.cleared': (event) => {
      forgetAll();
      forgetTicks();
      void forgetDrafts();
      socket.close();
      portal().send(event);
      portal().send({ type: 'session.closed' });
    },
    'window.closed': () => {
      window.close();
    },
  };
}

/** The page that is shown, by its title without the portal's; undefined before it has one. */
function visitedPage() {
  const title = document.title.split(' · ').slice(0, -1).join(' · ');
  const { pathname, search, hash } = window.location;
  return title === '' ? undefined : { title, to: pathname + search + hash };
}

const emitted = z.looseObject({ type: z.string() });

/** Runs the effect of an emitted event, if there is one of its type. */
export function applyEmitted(effects: Effects, event: unknown): void {
  const { type } = emitted.parse(event);
  const known = Object.entries(effects).find(([name]) => name === type);
  if (known !== undefined) Reflect.apply(known[1], undefined, [event]);
}
