import { classMonitoring } from '../../../../src/machines/shell/classMonitoring';
import type { ScreenAdapter, Walk } from '../adapter';
import { profileDialog, completeProfile } from './profile';
import { enterWelcome } from './welcome';

/** Where whoever fills in the profile is led, and who does not would be. */
const pages = {
  willing: '/classes/list?subject_id=2',
  unwilling: '/classes/list?subject_id=3',
} as const;

const entry = ({ page, say }: Walk) =>
  page
    .getByRole('navigation', { name: say('shell:top.menu') })
    .getByRole('link', { name: say('shell:sidebar.classes'), exact: true });

const leave = (walk: Walk) =>
  profileDialog(walk)
    .getByRole('button', { name: walk.say('parts:dialog.close') })
    .click();

/** The entry of class monitoring, for somebody who has no avatar yet. */
export const monitoringAdapter: ScreenAdapter = {
  chart: classMonitoring,
  catalogue: {
    // Whoever has a profile is not asked for it again.
    inputs: { willing: { to: pages.willing }, unwilling: { to: pages.unwilling } },
    events: {
      'profile.left': ({ context: { to } }: { context: { to: string } }) => [
        { isComplete: to === pages.willing },
      ],
    },
  },
  // The sidebar has the entry only in Chinese.
  languages: ['zh'],
  async enter(walk, start) {
    await enterWelcome(walk, { subjectId: start === 'willing' ? 2 : 3 });
    // The dialog is looked at once, so that its code is there.
    await entry(walk).click();
    await leave(walk);
  },
  events: {
    'monitoring.requested': { find: entry },
    'profile.left': {
      trigger: (walk: Walk, { isComplete }: { type: string; isComplete: boolean }) =>
        isComplete ? completeProfile(walk) : leave(walk),
    },
  },
  answers: {},
};
