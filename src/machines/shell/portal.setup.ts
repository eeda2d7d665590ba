import { assign, emit, sendTo, setup } from 'xstate';
import { getSwitches, selfStudyJump, setSubject } from '../../contract/shell';
import type { Language } from '../../domain/limits';
import type { GrayTest, Switch } from '../../domain/shell';
import type { TeacherInfo } from '../../domain/teacher';
import type { ProfileEmitted } from '../account/accountMenu';
import { limitCheck } from '../account/limitCheck';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import { signal } from '../parts/signal';
import { languageOf, type LoginSource } from './navigation';
import { navigationGuard } from './navigationGuard';
import type { NavigationEvent } from './navigationGuard.setup';
import { toasts } from './toasts';

interface Context {
  readonly teacher: TeacherInfo | null;
  readonly subjectId: number;
  readonly chosenSubject: number;
  readonly language: Language;
  /** Whether a person has chosen the language; else it is that of a country. */
  readonly isLanguageChosen: boolean;
  readonly source: LoginSource;
  /** What headquarters has turned on for the account. */
  readonly switches: readonly Switch[];
  /** The schools to which each test is open. */
  readonly grayTests: Readonly<Partial<Record<GrayTest, readonly number[]>>>;
}

/** What the browser kept of the last visit. */
type Input = Omit<Context, 'chosenSubject' | 'switches'>;

type Event =
  | NavigationEvent
  | { type: 'session.opened'; teacher: TeacherInfo; from: LoginSource }
  | { type: 'session.closed' }
  /** The browser has forgotten everything, since somebody signed out. */
  | { type: 'storage.cleared' }
  | ProfileEmitted
  | { type: 'grayTest.loaded'; code: GrayTest; list: readonly number[] }
  | { type: 'language.chosen'; language: Language }
  | { type: 'subject.chosen'; subjectId: number }
  | { type: 'selfStudy.requested' }
  | { type: 'sidebar.toggled' }
  | { type: 'viewport.narrowed' }
  | { type: 'viewport.widened' }
  | { type: 'network.lost' }
  | { type: 'network.found' }
  | Extract<Notice, { type: 'notice.shown' | 'act.settled' }>
  | { type: 'notice.dismissed'; id: string };

export type PortalEmitted =
  | Notice
  | { type: 'language.changed'; language: Language; isChosen: boolean }
  | { type: 'subject.changed'; subjectId: number }
  | { type: 'outsidePage.requested'; url: string };

/** What the portal's chart is made of. */
export const portalSetup = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as PortalEmitted,
    children: {} as { guard: 'guard'; toasts: 'toasts'; limitCheck: 'limitCheck' },
  },
  actors: {
    guard: navigationGuard,
    toasts,
    limitCheck,
    loadSwitches: remote(getSwitches),
    switchSubject: remote(setSubject),
    askSelfStudy: remote(selfStudyJump),
    network: signal('network'),
  },
  guards: {
    isOtherSession: ({ context }, { teacher }: { teacher: TeacherInfo }) =>
      context.teacher?.user_token !== teacher.user_token,
    isLanguageChosen: ({ context }) => context.isLanguageChosen,
    isMember: ({ context }) => context.teacher !== null,
    isNewSubject: ({ context }, { subjectId }: { subjectId: number }) =>
      subjectId !== context.subjectId &&
      (context.teacher?.subject_list.some((subject) => subject.subject_id === subjectId) ?? false),
  },
  actions: {
    takeSession: assign((_, { teacher, from }: { teacher: TeacherInfo; from: LoginSource }) => ({
      teacher,
      source: from,
      subjectId: teacher.subject_id,
    })),
    dropSession: assign({ teacher: null }),
    takeProfile: assign(({ context: { teacher } }, { profile }: ProfileEmitted) => ({
      teacher: teacher && { ...teacher, ...profile },
    })),
    chooseLanguage: assign((_, { language }: { language: Language }) => ({
      language,
      isLanguageChosen: true,
    })),
    forgetChoice: assign({ isLanguageChosen: false }),
    takeCountryLanguage: assign((_, { teacher }: { teacher: TeacherInfo }) => ({
      language: languageOf(teacher),
    })),
    setSwitches: assign((_, { list }: { list: readonly Switch[] }) => ({ switches: list })),
    setGrayTest: assign(
      ({ context }, { code, list }: { code: GrayTest; list: readonly number[] }) => ({
        grayTests: { ...context.grayTests, [code]: list },
      }),
    ),
    chooseSubject: assign((_, { subjectId }: { subjectId: number }) => ({
      chosenSubject: subjectId,
    })),
    takeSubject: assign(({ context }) => ({ subjectId: context.chosenSubject })),
    toGuard: sendTo('guard', ({ event }) => event),
    toToasts: sendTo('toasts', ({ event }) => event),
    tellLanguage: emit(({ context: { language, isLanguageChosen } }): PortalEmitted => ({
      type: 'language.changed',
      language,
      isChosen: isLanguageChosen,
    })),
    tellSubject: emit(({ context: { subjectId } }): PortalEmitted => ({
      type: 'subject.changed',
      subjectId,
    })),
    openOutside: emit((_, { url }: { url: string }): PortalEmitted => ({
      type: 'outsidePage.requested',
      url,
    })),
    tellFailure: emit((_, { error }: { error: unknown }): PortalEmitted => failureNotice(error)),
  },
});
