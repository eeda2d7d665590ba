import type { Walk } from './adapter';
import { frame } from './time';

/** The name of a row's menu button, whatever the row is called. */
export function menuName({ say }: Walk): RegExp {
  const [before = '', after = ''] = say('parts:table.actionsFor', { name: '\n' }).split('\n');
  return new RegExp(`^${before}.+${after}$`);
}

/** What the menu of the first row that has it does. */
export const rowMenu = (action: string) => ({
  async trigger(walk: Walk) {
    const { page, say } = walk;
    const item = page.getByRole('menuitem', { name: say(action), exact: true });
    for (const opener of await page.getByRole('button', { name: menuName(walk) }).all()) {
      await opener.click();
      await page.getByRole('menu').waitFor();
      // A menu finds its place a frame later, and the page's time stands still.
      await page.clock.runFor(frame);
      if ((await item.count()) > 0) break;
      await page.keyboard.press('Escape');
    }
    await item.click();
  },
});
