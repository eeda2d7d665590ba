import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { getSupervisorBasicInfo, goBack } from '../../contract/account';
import type { AnswerOf } from '../../contract/call';
import type { Language } from '../../domain/limits';
import { errorIn, shownFailure, type ShownFailure } from '../parts/failure';
import { remote } from '../parts/remote';
import { answeredNotice } from '../parts/notice';
import { accountSecurity } from './accountSecurity';
import type { WakeUpEmitted } from './accountWakeUp';
import { passwordChange } from './passwordChange';
import { profileSave } from './profileSave';

/** The profile that students and parents see; `head_img` is the address of the avatar. */
interface Profile {
  readonly nickname: string;
  readonly head_img: string;
}

/** Whose account it is, and where the person stands, when an entry of the menu is chosen. */
interface Whose {
  readonly accountId: number;
  readonly username: string;
  readonly subjectId: number;
  readonly language: Language;
  readonly isSingleSignOn: boolean;
}

interface Context extends Whose {
  readonly profile: Profile;
  readonly failure: ShownFailure | null;
}

type Event =
  | ({ type: 'profile.opened' } & Whose)
  | ({ type: 'password.opened' } & Whose)
  | ({ type: 'security.opened' } & Whose)
  | ({ type: 'back.requested' } & Whose)
  | { type: 'retry.requested' }
  | { type: 'dialog.closed' };

export type ProfileEmitted = { type: 'profile.saved'; profile: Profile };

const nobody: Context = {
  ...{ accountId: 0, username: '', subjectId: 0, language: 'zh', isSingleSignOn: false },
  profile: { nickname: '', head_img: '' },
  failure: null,
};

/** What the account menu opens over any page: profile, password, account security, or the way back [CALL-083, ROLE-094, ROLE-095]. */
export const accountMenu = setup({
  types: {} as {
    context: Context;
    events: Event;
    emitted: ProfileEmitted | WakeUpEmitted;
    children: { profile: 'profileSave'; password: 'passwordChange'; security: 'accountSecurity' };
    tags: 'busy' | 'failed' | 'editable';
  },
  actors: {
    loadProfile: remote(getSupervisorBasicInfo),
    profileSave,
    passwordChange,
    accountSecurity,
    goBack: remote(goBack),
  },
  actions: {
    keepWhose: assign((_, { accountId, username, subjectId, language, isSingleSignOn }: Whose) => ({
      ...{ accountId, username, subjectId, language, isSingleSignOn },
    })),
    forgetAll: assign(nobody),
    keepProfile: assign((_, info: AnswerOf<typeof getSupervisorBasicInfo>) => ({
      profile: { nickname: info.superintend_nickname, head_img: info.superintend_img },
    })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: shownFailure(error) })),
    forgetFailure: assign({ failure: null }),
    tellFailure: emit((_, { error }: { error: unknown }): WakeUpEmitted =>
      answeredNotice(error, 'account:security.notSwitched'),
    ),
    reload: emit((_, { auth_key, from }: AnswerOf<typeof goBack>): WakeUpEmitted => ({
      ...{ type: 'reload.requested', authKey: auth_key, from },
    })),
    tellSaved: emit((_, profile: Profile): ProfileEmitted => ({ type: 'profile.saved', profile })),
  },
}).createMachine({
  id: 'accountMenu',
  context: nobody,
  initial: 'closed',
  states: {
    closed: {
      entry: 'forgetAll',
      on: {
        'profile.opened': {
          target: 'loadingProfile',
          actions: { type: 'keepWhose', params: ({ event }) => event },
        },
        'password.opened': {
          target: 'changingPassword',
          actions: { type: 'keepWhose', params: ({ event }) => event },
        },
        'security.opened': {
          target: 'securing',
          actions: { type: 'keepWhose', params: ({ event }) => event },
        },
        'back.requested': {
          target: 'goingBack',
          actions: { type: 'keepWhose', params: ({ event }) => event },
        },
      },
    },
    /** To the account from which this one was entered: the portal is loaded anew [CALL-083]. */
    goingBack: {
      tags: 'busy',
      invoke: {
        src: 'goBack',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: {
          target: 'closed',
          actions: { type: 'reload', params: ({ event }) => event.output },
        },
        onError: { target: 'closed', actions: { type: 'tellFailure', params: errorIn } },
      },
    },
    loadingProfile: {
      tags: 'busy',
      invoke: {
        src: 'loadProfile',
        input: ({ context }) => ({ subject_id: context.subjectId }),
        onDone: {
          target: 'editingProfile',
          actions: { type: 'keepProfile', params: ({ event }) => event.output },
        },
        onError: {
          target: 'profileFailed',
          actions: { type: 'keepFailure', params: errorIn },
        },
      },
      on: { 'dialog.closed': 'closed' },
    },
    profileFailed: {
      tags: 'failed',
      on: {
        'retry.requested': { target: 'loadingProfile', actions: 'forgetFailure' },
        'dialog.closed': 'closed',
      },
    },
    editingProfile: {
      tags: 'editable',
      invoke: {
        id: 'profile',
        src: 'profileSave',
        input: ({ context: { language, profile } }) => ({ language, values: profile }),
        onDone: {
          target: 'closed',
          actions: { type: 'tellSaved', params: ({ event }) => event.output },
        },
      },
      on: { 'dialog.closed': 'closed' },
    },
    changingPassword: {
      tags: 'editable',
      invoke: {
        id: 'password',
        src: 'passwordChange',
        input: ({ context: { username, subjectId } }) => ({ username, subjectId }),
        onDone: 'closed',
      },
      on: { 'dialog.closed': 'closed' },
    },
    securing: {
      tags: 'editable',
      invoke: {
        id: 'security',
        src: 'accountSecurity',
        input: ({ context: { accountId, subjectId, isSingleSignOn } }) => ({
          ...{ accountId, subjectId, isSingleSignOn },
        }),
        onDone: 'closed',
      },
      on: { 'dialog.closed': 'closed' },
    },
  },
});

type MenuSnapshot = SnapshotFrom<typeof accountMenu>;

const loading = ['loadingProfile', 'profileFailed'] as const;

/** Whether something of the menu is open over the page. */
export const selectIsOpen = (snapshot: MenuSnapshot) => !snapshot.matches('closed');
/** Whether the profile is on its way, or could not be fetched. */
export const selectIsProfileAwaited = (snapshot: MenuSnapshot) =>
  loading.some((state) => snapshot.matches(state));
/** Why the profile could not be fetched, or null. */
export const selectProfileFailure = ({ context }: MenuSnapshot) => context.failure;
export const selectProfile = ({ children }: MenuSnapshot) => children.profile;
export const selectPassword = ({ children }: MenuSnapshot) => children.password;
export const selectSecurity = ({ children }: MenuSnapshot) => children.security;
