import { emit, enqueueActions, sendTo, setup, type SnapshotFrom } from 'xstate';
import type { Language } from '../../domain/limits';
import type { TeacherInfo } from '../../domain/teacher';
import type { Ending } from '../shell/navigation';
import { codeLogin } from './codeLogin';
import { codeSending, type CodeRecalled } from './codeSending';
import { passwordLogin } from './passwordLogin';

interface Context {
  /** The browser is older than those that the portal is built for [MSG-004]. */
  readonly isBrowserLow: boolean;
  /** How the last session ended; null where there is none to speak of. */
  readonly ending: Ending | null;
}

type Event =
  | { type: 'passwordWay.chosen' }
  | { type: 'codeWay.chosen' }
  | { type: 'language.chosen'; language: Language }
  | CodeRecalled;

export type LoginEmitted =
  | { type: 'login.succeeded'; teacher: TeacherInfo }
  | { type: 'language.chosen'; language: Language };

/** A person logs in, with a password or with a code sent by SMS; then the guard takes over. */
export const login = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Context;
    emitted: LoginEmitted;
    children: {
      passwordLogin: 'passwordLogin';
      codeLogin: 'codeLogin';
      codeSending: 'codeSending';
    };
    tags: 'editable' | 'done';
  },
  actors: { passwordLogin, codeLogin, codeSending },
  actions: {
    fillMobile: sendTo('codeLogin', (_, { mobile }: { mobile: string }) => ({
      type: 'field.changed' as const,
      field: 'mobile' as const,
      value: mobile,
    })),
    tellSuccess: enqueueActions(
      ({ enqueue }, { teacher }: { teacher: TeacherInfo | null | undefined }) => {
        if (teacher) enqueue.emit({ type: 'login.succeeded', teacher });
      },
    ),
    tellLanguage: emit((_, { language }: { language: Language }): LoginEmitted => ({
      type: 'language.chosen',
      language,
    })),
  },
}).createMachine({
  id: 'login',
  context: ({ input }) => input,
  on: {
    'language.chosen': { actions: { type: 'tellLanguage', params: ({ event }) => event } },
  },
  initial: 'open',
  states: {
    open: {
      tags: 'editable',
      // Both run as long as the page is open: each keeps what was typed while the other is shown.
      invoke: [
        {
          id: 'passwordLogin',
          src: 'passwordLogin',
          onDone: {
            target: 'entered',
            actions: { type: 'tellSuccess', params: ({ event }) => event.output },
          },
        },
        {
          id: 'codeLogin',
          src: 'codeLogin',
          input: { scope: {} },
          onDone: {
            target: 'entered',
            actions: {
              type: 'tellSuccess',
              params: ({ event }) => ({ teacher: event.output.answer?.teacher_info }),
            },
          },
        },
        { id: 'codeSending', src: 'codeSending' },
      ],
      on: {
        'code.recalled': {
          target: '.code',
          actions: { type: 'fillMobile', params: ({ event }) => event },
        },
      },
      initial: 'password',
      states: {
        password: { on: { 'codeWay.chosen': 'code' } },
        code: { on: { 'passwordWay.chosen': 'password' } },
      },
    },
    entered: { tags: 'done' },
  },
});

type LoginSnapshot = SnapshotFrom<typeof login>;

export const selectIsBrowserLow = ({ context }: LoginSnapshot) => context.isBrowserLow;
export const selectEnding = ({ context }: LoginSnapshot) => context.ending;
export const selectHasEntered = (snapshot: LoginSnapshot) => snapshot.matches('entered');

/** Whether the code is asked for, and not the password. */
export const selectIsCodeWay = (snapshot: LoginSnapshot) => snapshot.matches({ open: 'code' });

export const selectPasswordLogin = ({ children }: LoginSnapshot) => children.passwordLogin;
export const selectCodeLogin = ({ children }: LoginSnapshot) => children.codeLogin;
export const selectCodeSending = ({ children }: LoginSnapshot) => children.codeSending;
