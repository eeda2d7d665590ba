import { createActor, SimulatedClock, waitFor } from 'xstate';
import { checkPagePermission, loginCheck, logout } from '../../../src/contract/account';
import { checkGrayTest, getGuideStatus } from '../../../src/contract/shell';
import { superviseJump } from '../../../src/contract/superviseJump';
import { type Navigation, nowhere } from '../../../src/machines/shell/navigation';
import { navigationGuard } from '../../../src/machines/shell/navigationGuard';
import { sampleTeacher as teacher } from '../../../src/machines/shell/navigationGuard.paths';
import { answering, heardFrom } from '../fakes';

export const stored = {
  token: 'kept',
  info: { ...teacher, user_token: 'kept' },
  from: 'account',
} as const;

/** A portal whose server says yes to everything. */
const welcoming = {
  checkLogin: answering(loginCheck, () => ({ teacher_info: teacher })),
  readGuideStatus: answering(getGuideStatus, () => ({ status: 1 as const })),
  checkPermission: answering(checkPagePermission, () => ({})),
  loadGrayTest: answering(checkGrayTest, () => ({ list: [11] })),
  loadSupervisionUrls: answering(superviseJump, () => ({ go_url: '/study' })),
  logOut: answering(logout, () => ({})),
};

/** A running guard, and what it told. */
export function startGuard(actors: Partial<typeof welcoming> = {}) {
  const clock = new SimulatedClock();
  const chart = navigationGuard.provide({ actors: { ...welcoming, ...actors } });
  const guard = createActor(chart, { clock });
  const heard = heardFrom(guard);
  guard.start();
  return {
    guard,
    heard,
    clock,
    navigate: (navigation: Partial<Navigation>) => {
      guard.send({ type: 'navigation.requested', ...nowhere, ...navigation });
    },
    reach: (state: 'allowed' | 'redirected' | 'aborted' | { loggedOut: 'left' }) =>
      waitFor(guard, (snapshot) => snapshot.matches(state)),
    heardOf: (type: string) => heard.filter((event) => event.type === type),
  };
}

/** The wish to go to a page. */
export const toPage = (to: string) => ({ type: 'page.requested', to, replace: true });
