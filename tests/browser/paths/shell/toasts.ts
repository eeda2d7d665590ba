import { z } from 'zod';
import { toasts, type ShownToast } from '../../../../src/machines/shell/toasts';
import { toastsPaths } from '../../../../src/machines/shell/toasts.paths';
import { expect } from '../../world';
import { button, openEntryAtHome } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { cross, failToSupervise } from './notices';
import { completeProfile } from './profile';
import { enterWelcome } from './welcome';

type Tone = ShownToast['tone'];

interface State {
  readonly context: { readonly shown: readonly ShownToast[] };
}

const tones = ['good', 'bad'] as const;
const known = z.object({ shown: z.array(z.object({ tone: z.enum(tones) })) });

async function saveProfile(walk: Walk): Promise<void> {
  await openEntryAtHome(walk, 'profile');
  await button('account:profile.verb').find(walk).click();
}

/** The notices: one of what went well, one of what did not. */
export const toastsAdapter: ScreenAdapter = {
  chart: toasts,
  catalogue: {
    events: {
      ...toastsPaths.events,
      // That an outcome is unknown is seen in tests/browser/lostAnswers.spec.ts.
      'notice.shown': (state: Parameters<(typeof toastsPaths.events)['notice.shown']>[0]) =>
        toastsPaths.events['notice.shown'](state).slice(0, 2),
      'notice.dismissed': ({ context: { shown } }: State) =>
        shown.length === 2 ? shown.map(({ id, tone }) => ({ id, tone })) : [],
    },
  },
  async enter(walk) {
    await enterWelcome(walk);
    // Only whole profiles are saved; what is told of the first time is gone before the path begins.
    await openEntryAtHome(walk, 'profile');
    await completeProfile(walk);
    await expect(cross(walk, { tone: 'good' })).toBeVisible();
  },
  events: {
    'notice.shown': {
      trigger: (walk: Walk, { tone }: { type: string; tone: Tone }) =>
        tone === 'good' ? saveProfile(walk) : failToSupervise(walk),
    },
    'notice.dismissed': { find: cross },
  },
  answers: {},
  async shows(walk, { context }) {
    const { shown } = known.parse(context);
    for (const tone of tones) {
      const count = shown.filter((toast) => toast.tone === tone).length;
      await expect(cross(walk, { tone })).toHaveCount(count);
    }
  },
};
