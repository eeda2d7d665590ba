import { matchesState, type StateValue } from 'xstate';
import { codes } from '../../../../src/contract/codes';
import type { TeacherInfo } from '../../../../src/domain/teacher';
import { nowhere } from '../../../../src/machines/shell/navigation';
import { sampleTeacher } from '../../../../src/machines/shell/navigationGuard.paths';
import { portal } from '../../../../src/machines/shell/portal';
import { portalPaths } from '../../../../src/machines/shell/portal.paths';
import { expect } from '../../world';
import { lost, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { failToSupervise } from './notices';
import * as triggers from './portalTriggers';
import { enterWelcome } from './welcome';

interface State {
  readonly value: StateValue;
  readonly context: { readonly teacher: TeacherInfo | null; readonly subjectId: number };
}

const subjects = [1, 2, 3];
const teacher: TeacherInfo = {
  ...sampleTeacher,
  subject_id: 1,
  subject_list: subjects.map((subject_id) => ({ subject_id, subject_name: '' })),
};

const isOnline = ({ value }: State) => matchesState({ connection: 'online' }, value);
const isMember = (state: State) => isOnline(state) && state.context.teacher !== null;
const isVisitor = (state: State) => isOnline(state) && state.context.teacher === null;

/** What happens to some people only, and not while the network is away. */
const onlyTo =
  <Payload>(isMeant: (state: State) => boolean, ...payloads: readonly Payload[]) =>
  (state: State) =>
    isMeant(state) ? payloads : [];

const online = <Outcome>([first]: readonly Outcome[]) =>
  onlyTo(isOnline, ...(first === undefined ? [] : [first]));

const { inputs, events, outcomes } = portalPaths;
const [failed] = events['call.failed'];

const outcomesOf = ({ done, error }: { done: readonly unknown[]; error: readonly unknown[] }) => ({
  done: online(done),
  error: online(error),
});

/** The portal itself, with all that stands around a page. */
export const portalAdapter: ScreenAdapter = {
  chart: portal,
  catalogue: {
    ...portalPaths,
    inputs: { visitor: inputs.visitor, member: { ...inputs.member, teacher } },
    events: {
      'navigation.requested': onlyTo(isMember, { ...nowhere, path: '/score/index' }),
      'call.failed': onlyTo(isVisitor, { ...failed, code: codes.wrongCredentials }),
      'session.ended': onlyTo(isVisitor, {}),
      'storage.cleared': onlyTo(isVisitor, {}),
      'retry.requested': onlyTo(isVisitor, {}),
      'session.opened': onlyTo(isVisitor, { teacher, from: '' }),
      'session.closed': onlyTo(isMember, {}),
      'profile.saved': onlyTo(isMember, {
        profile: { nickname: teacher.nickname, head_img: '/new.png' },
      }),
      'language.chosen': onlyTo(isMember, { language: 'en' }),
      'subject.chosen': (state: State) =>
        isMember(state)
          ? [2, 3]
              .filter((subjectId) => subjectId !== state.context.subjectId)
              .map((subjectId) => ({ subjectId }))
          : [],
      'selfStudy.requested': onlyTo(isMember, {}),
      'sidebar.toggled': onlyTo(isMember, {}),
      'network.lost': [{}],
      'notice.shown': onlyTo(isMember, ...events['notice.shown']),
      'notice.dismissed': onlyTo(isMember, ...events['notice.dismissed']),
      // tests/browser/lostAnswers.spec.ts loses an answer and has another.
      'act.settled': [],
    },
    outcomes: {
      loadSwitches: outcomesOf(outcomes.loadSwitches),
      switchSubject: outcomesOf(outcomes.switchSubject),
      askSelfStudy: outcomesOf(outcomes.askSelfStudy),
    },
  },
  // Whoever logs in reads the language of the country.
  languages: ['zh'],
  keepsWidth: true,
  // How wide the window is, is told as soon as there is one.
  atOnce: ({ value }: State) =>
    matchesState({ sidebar: 'measuring' }, value) ? ['viewport.narrowed', 'viewport.widened'] : [],
  async enter(walk, start) {
    if (start === 'member') {
      await walk.page.addInitScript(() => {
        localStorage.setItem('language-chosen', 'true');
      });
      await enterWelcome(walk);
    } else {
      await walk.page.goto('/login');
      await expect(walk.page.getByRole('heading', { level: 1 })).toBeVisible();
    }
  },
  events: {
    'navigation.requested': { trigger: triggers.goElsewhere },
    'call.failed': { trigger: triggers.mistypePassword },
    'session.ended': triggers.endElsewhere,
    'storage.cleared': triggers.leaveElsewhere,
    'retry.requested': { trigger: triggers.askAgain },
    'session.opened': { trigger: triggers.logIn },
    'session.closed': { trigger: (walk: Walk) => triggers.failCall(walk, {}) },
    'profile.saved': { trigger: triggers.saveProfile },
    'language.chosen': { trigger: triggers.changeLanguage },
    'subject.chosen': {
      find: ({ page, say }: Walk) =>
        page.getByRole('combobox', { name: say('shell:subject.label') }),
      use: (subject, { subjectId }: { type: string; subjectId: number }) =>
        subject.selectOption(String(subjectId)),
    },
    'selfStudy.requested': {
      find: ({ page, say }: Walk) =>
        page
          .getByRole('navigation')
          .getByRole('button', { name: say('shell:sidebar.selfStudy'), exact: true }),
    },
    'sidebar.toggled': {
      find: (walk: Walk) =>
        button('shell:top.collapse').find(walk).or(button('shell:top.expand').find(walk)),
    },
    'viewport.narrowed': triggers.toWidth(1024),
    'viewport.widened': triggers.toWidth(1440),
    'network.lost': { trigger: ({ page }: Walk) => page.context().setOffline(true) },
    'network.found': { trigger: ({ page }: Walk) => page.context().setOffline(false) },
    'notice.shown': { trigger: failToSupervise },
    'notice.dismissed': { trigger: triggers.dismissNotice },
  },
  answers: {
    loadSwitches: { done: [really], error: [lost] },
    switchSubject: { done: [really], error: [lost] },
    askSelfStudy: { done: [really], error: [lost] },
  },
  elsewhere: {
    'portal|logout.requested|0': 'the session closes with it at once, as which it is walked',
    'portal|login.succeeded|0': 'the session opens with it at once, as which it is walked',
    'portal|grayTest.loaded|0': 'it comes with every login, which is walked with it',
  },
};
