import type { Locator } from '@playwright/test';
import { matchesState, type StateValue } from 'xstate';
import { topBar } from '../../../../src/machines/shell/topBar';
import { topBarPaths } from '../../../../src/machines/shell/topBar.paths';
import { holdTime } from '../../heldTime';
import { expect } from '../../world';
import { lost, really } from '../answers';
import type { ScreenAdapter, Walk } from '../adapter';
import { enterWelcome, welcome } from './welcome';

const subjects: Readonly<Record<string, number>> = { mathematics: 2, english: 1 };
/** Where whoever comes is first. */
const elsewhere = 3;

const { outcomes } = topBarPaths;

const banner = ({ page }: Walk) => page.getByRole('banner');
const latest = ({ page, say }: Walk) =>
  page.getByRole('dialog', { name: say('shell:messages.latest') });
const message = (walk: Walk) => latest(walk).getByRole('listitem').getByRole('link').first();

/** The bell, however many messages are unread. */
function bell(walk: Walk): Locator {
  const counting = walk
    .say('shell:messages.unread', { badge: '#' })
    .replace('#', String.raw`\d+\+?`);
  const name = new RegExp(`^(${walk.say('shell:messages.open')}|${counting})$`);
  return banner(walk).getByRole('button', { name });
}

async function chooseSubject(walk: Walk, subjectId: number): Promise<void> {
  const subject = banner(walk).getByRole('combobox', { name: walk.say('shell:subject.label') });
  await subject.selectOption(String(subjectId));
  await expect(walk.page).toHaveURL(new RegExp(`subject_id=${String(subjectId)}`));
}

/** An entry of the menu of other products, which is opened first. */
const way = (name: string) => ({
  find: ({ page, say }: Walk) =>
    page.getByRole('menuitem', { name: say(`shell:ways.${name}`), exact: true }),
  async use(entry: Locator, _: unknown, walk: Walk) {
    await banner(walk)
      .getByRole('button', { name: walk.say('shell:ways.label') })
      .click();
    // The menu finds its place in the next frame.
    await walk.page.clock.runFor(50);
    await entry.click();
  },
});

/** Follows a link to another page, until it shows. */
async function follow(link: Locator, _: unknown, { page }: Walk): Promise<void> {
  await link.click();
  const shows = async () => {
    await page.clock.runFor(50);
    const title = page.getByRole('heading', { level: 1 });
    return !page.url().includes(welcome) && (await title.isVisible());
  };
  await expect.poll(shows, { message: 'the page of the message' }).toBe(true);
}

/** Opens a link in another tab, which is closed again. */
async function openBeside(link: Locator, _: unknown, { page }: Walk): Promise<void> {
  const opened = page.context().waitForEvent('page');
  await link.click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
}

/** Pressing something else closes what is under the bell. */
const whileClosed = ({ value }: { value: StateValue }) =>
  matchesState({ working: { latest: 'closed' } }, value) ? [{}] : [];

/** The top bar; the world has something to do, and other products, in every subject. */
export const topBarAdapter: ScreenAdapter = {
  chart: topBar,
  catalogue: {
    ...topBarPaths,
    events: {
      ...topBarPaths.events,
      'supervise.requested': whileClosed,
      'vocabulary.requested': whileClosed,
    },
    outcomes: {
      ...outcomes,
      askVocabulary: { ...outcomes.askVocabulary, done: outcomes.askVocabulary.done.slice(0, 1) },
    },
  },
  holdsTime: true,
  async enter(walk, start) {
    await enterWelcome(walk, { subjectId: elsewhere });
    // The red point is soon due: the bar begins anew in time that stands still.
    await holdTime(walk.page);
    await chooseSubject(walk, subjects[start] ?? elsewhere);
  },
  events: {
    'subject.changed': {
      trigger: (walk: Walk, { subjectId }: { type: string; subjectId: number }) =>
        chooseSubject(walk, subjectId),
    },
    'latest.toggled': { find: bell },
    'latest.closed': { trigger: ({ page }: Walk) => page.keyboard.press('Escape') },
    'message.followed': { find: message, use: follow },
    'message.opened': { find: message, use: openBeside },
    'supervise.requested': way('supervise'),
    'vocabulary.requested': way('vocabulary'),
  },
  answers: {
    askVocabulary: { done: [really], error: [lost] },
    askSupervise: { done: [really], error: [lost] },
  },
};
