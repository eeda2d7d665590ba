import type { Shortcut } from '../../../../src/domain/shortcuts';
import { shortcuts } from '../../../../src/machines/shell/shortcuts';
import { shortcutsPaths } from '../../../../src/machines/shell/shortcuts.paths';
import type { ScreenAdapter, Walk } from '../adapter';
import { choose } from './portalTriggers';
import { enterWelcome } from './welcome';

interface Pressed {
  readonly type: string;
  readonly does: Shortcut;
  readonly isSingle: boolean;
}

/** A key for the page, not for the field that has the focus. */
async function press({ page }: Walk, { does, isSingle }: Pressed): Promise<void> {
  await page.getByRole('main').focus();
  const keys = {
    keys: '?',
    previous: 'p',
    next: 'n',
    submit: 'Control+Enter',
    search: isSingle ? '/' : 'Control+k',
  };
  await page.keyboard.press(keys[does]);
}

const onDesk =
  'Only where works are graded there is such a control; the journey of grading by keys presses it';

/** The keys of every page. */
export const shortcutsAdapter: ScreenAdapter = {
  chart: shortcuts,
  catalogue: shortcutsPaths,
  async enter(walk, start) {
    if (start === 'withoutSingleKeys') {
      await walk.page.addInitScript(() => {
        localStorage.setItem('single-keys', 'false');
      });
    }
    await enterWelcome(walk);
  },
  events: {
    'shortcut.pressed': { trigger: press },
    'keys.requested': {
      trigger: (walk: Walk) => choose(walk, walk.say('tools:keys.title')),
    },
    'singleKeys.switched': {
      find: ({ page, say }: Walk) => page.getByRole('checkbox', { name: say('tools:keys.single') }),
    },
    'keys.closed': { trigger: ({ page }: Walk) => page.keyboard.press('Escape') },
  },
  answers: {},
  elsewhere: {
    'shortcuts.closed|shortcut.pressed|3': onDesk,
    'shortcuts.closed|shortcut.pressed|4': onDesk,
    'shortcuts.closed|shortcut.pressed|5': onDesk,
  },
};
