import { assertEvent, assign, emit, setup, type SnapshotFrom } from 'xstate';
import { updateSupervisorBasicInfo } from '../../contract/account';
import {
  avatarError,
  profileForm,
  type ProfileStatus,
  profileStatuses,
} from '../../domain/account';
import type { Language } from '../../domain/limits';
import { errorIn, type Failure } from '../parts/failure';
import { noErrors, refusedFields } from '../parts/form/errors';
import type { FormState } from '../parts/form/types';
import { workflowForm } from '../parts/form/workflow';
import {
  inPlaceOfUnsure,
  type Notice,
  successNotice,
  warningNotice,
  notDoneNotice,
} from '../parts/notice';
import { remote } from '../parts/remote';
import { avatarUpload } from './avatarUpload';

/** The profile that students and parents see [ENTITY-005]; `head_img` is the address of the avatar. */
interface Values {
  readonly nickname: string;
  readonly head_img: string;
}

interface Input {
  /** The rules of a nickname are those of the interface's language. */
  readonly language: Language;
  readonly values: Values;
}

interface Context extends FormState<Values> {
  readonly language: Language;
}

type Event =
  | { type: 'nickname.changed'; value: string }
  | { type: 'field.left'; field: string }
  | { type: 'avatar.chosen'; image: Blob }
  | { type: 'save.requested' };

const form = workflowForm<Values, Context, Event>({
  schema: ({ language }) => profileForm(language),
});

/** A person changes nickname and avatar [SCREEN-175, SCREEN-176, SCREEN-177]. */
export const profileSave = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: Values;
    emitted: Notice;
    tags: 'busy' | 'editable' | 'done';
    children: { avatar: 'avatarUpload' };
  },
  actors: { save: remote(updateSupervisorBasicInfo), avatarUpload },
  guards: {
    ...form.guards,
    isAvatar: (_, { image }: { image: Blob }) => avatarError(image) === null,
    isStatus: (_, { status, of }: { status: ProfileStatus; of: keyof typeof profileStatuses }) =>
      status === profileStatuses[of],
  },
  actions: {
    ...form.actions,
    setNickname: assign(({ context }, { value }: { value: string }) =>
      form.revised(context, { nickname: value }),
    ),
    setAvatar: assign(({ context }, { address }: { address: string | null }) =>
      address === null ? {} : form.revised(context, { head_img: address }),
    ),
    refuseNickname: assign(({ context }, { rule }: { rule: string }) => ({
      attempts: context.attempts + 1,
      refused: { ...context.refused, nickname: rule },
    })),
    refuseAvatar: assign(({ context }, { image }: { image: Blob }) => ({
      refused: { ...context.refused, head_img: avatarError(image) ?? 'imageType' },
    })),
    forgetRefusal: assign({ refused: noErrors }),
    tellNotSaved: emit(warningNotice('account:profile.failed')),
    /** A notice says why nothing was saved; only what the server refuses of a field shows in the form. */
    keepRefused: assign((_, { error }: Failure) => ({ refused: refusedFields(error) })),
    tellSaved: emit(inPlaceOfUnsure('account:profile.', successNotice('account:profile.saved'))),
    tellFailure: emit((_, { error }: Failure) => notDoneNotice(error, 'account:profile.')),
  },
}).createMachine({
  id: 'profileSave',
  context: ({ input: { language, values } }) => form.started(values, { language }),
  output: ({ context }) => context.values,
  initial: 'editing',
  states: {
    editing: {
      tags: 'editable',
      on: {
        'nickname.changed': { actions: { type: 'setNickname', params: ({ event }) => event } },
        'field.left': { actions: { type: 'touch', params: ({ event }) => event } },
        'avatar.chosen': [
          { guard: { type: 'isAvatar', params: ({ event }) => event }, target: 'settingAvatar' },
          { actions: { type: 'refuseAvatar', params: ({ event }) => event } },
        ],
        'save.requested': [
          {
            guard: 'isValid',
            target: 'saving',
            actions: 'forgetRefusal',
            meta: { spec: 'PRF-01' },
          },
          { actions: 'countAttempt', meta: { spec: 'PRF-02' } },
        ],
      },
    },
    settingAvatar: {
      tags: 'busy',
      invoke: {
        id: 'avatar',
        src: 'avatarUpload',
        input: ({ event }) => {
          assertEvent(event, 'avatar.chosen');
          return { image: event.image };
        },
        onDone: {
          target: 'editing',
          actions: { type: 'setAvatar', params: ({ event }) => ({ address: event.output }) },
        },
      },
    },
    saving: {
      tags: 'busy',
      invoke: {
        src: 'save',
        input: ({ context: { language, values } }) => profileForm(language).parse(values),
        onDone: [
          {
            guard: { type: 'isStatus', params: ({ event }) => ({ ...event.output, of: 'saved' }) },
            target: 'saved',
            actions: 'tellSaved',
            meta: { spec: 'PRF-03' },
          },
          {
            guard: {
              type: 'isStatus',
              params: ({ event }) => ({ ...event.output, of: 'nicknameLength' }),
            },
            target: 'editing',
            actions: { type: 'refuseNickname', params: { rule: 'nicknameLength' } },
            meta: { spec: 'PRF-04' },
          },
          {
            guard: {
              type: 'isStatus',
              params: ({ event }) => ({ ...event.output, of: 'nicknameWord' }),
            },
            target: 'editing',
            actions: { type: 'refuseNickname', params: { rule: 'nicknameWord' } },
            meta: { spec: 'PRF-05' },
          },
          {
            guard: {
              type: 'isStatus',
              params: ({ event }) => ({ ...event.output, of: 'nicknameCharacters' }),
            },
            target: 'editing',
            actions: { type: 'refuseNickname', params: { rule: 'nicknameCharacters' } },
            meta: { spec: 'PRF-06' },
          },
          { target: 'editing', actions: 'tellNotSaved', meta: { spec: 'PRF-07' } },
        ],
        onError: {
          target: 'editing',
          actions: [
            { type: 'keepRefused', params: errorIn },
            { type: 'tellFailure', params: errorIn },
          ],
          meta: { spec: 'PRF-08' },
        },
      },
    },
    saved: { type: 'final', tags: 'done' },
  },
});

type ProfileSnapshot = SnapshotFrom<typeof profileSave>;

export const selectProfileValues = ({ context }: ProfileSnapshot) => context.values;
/** The language whose rules the nickname follows. */
export const selectNicknameLanguage = ({ context }: ProfileSnapshot) => context.language;
export const selectIsSavingProfile = (snapshot: ProfileSnapshot) => snapshot.matches('saving');
export const selectIsSettingAvatar = (snapshot: ProfileSnapshot) =>
  snapshot.matches('settingAvatar');
/** The picture that was chosen, on its way to be the avatar. */
export const selectAvatarUpload = ({ children }: ProfileSnapshot) => children.avatar;
