import type { Locator, Page } from '@playwright/test';
import type { Call } from '../../../../src/contract/call';
import { homeworkPersons, homeworkSummary } from '../../../../src/contract/homework';
import type { PersonStatus } from '../../../../src/domain/homework';
import { createClient } from '../../../server/rig/client';
import { comeBack } from '../../world';
import { button } from '../controls';
import type { Control, Walk } from '../adapter';

export const subject_id = 3;

/** Somebody's composition that stands so. */
export async function personAt(
  { world }: { readonly world: { readonly address: string } },
  status: PersonStatus,
  as = 'zhou',
): Promise<number> {
  const client = createClient(world.address);
  const asked = { subject_id, status: [status], page: 1, page_size: 1 };
  const compositions = { ...asked, type: 'composition' as const };
  const { list } = await client.ask(homeworkSummary, compositions, { as });
  const homework_id = list[0]?.homework_id ?? 0;
  const persons = await client.ask(homeworkPersons, { ...asked, homework_id }, { as });
  return persons.list[0]?.person_id ?? 0;
}

/** Opens somebody's work. */
export async function openWork({ page, world, language }: Walk, personId: number): Promise<void> {
  const address = `/homework/list?subject_id=${String(subject_id)}&person_id=${String(personId)}`;
  await comeBack(page, world, 'zhou', address, language);
}

/** The essay, in which words can be selected. */
export const essay = ({ page, say }: Walk): Locator =>
  page.getByRole('region', { name: say('grading:essay'), exact: true }).getByRole('textbox');

/** Selects the essay's first sentence, with the keyboard. */
export async function markSentence(walk: Walk): Promise<void> {
  await essay(walk).focus();
  await walk.page.keyboard.press('ArrowRight');
  await walk.page.keyboard.press('Enter');
}

/** What a new remark on the selected words is about. */
export const remarkOn = ({ page, say }: Walk): Locator =>
  page
    .getByRole('group', { name: say('grading:mark.label') })
    .getByRole('button', { name: say('grading:category.language'), exact: true });

/** The remarks on the text, beside it. */
export const remarks = ({ page, say }: Walk): Locator =>
  page.getByRole('region', { name: say('grading:remarks.title'), exact: true });

export const retarget = button('grading:remarks.retarget');

/** Brings back the remark that was removed. */
export const undoRemoval: Pick<Control, 'find'> = {
  find: (walk) =>
    remarks(walk)
      .getByRole('button', { name: walk.say('grading:remarks.undo') })
      .first(),
};

/** What nobody can cause on a desk while its walk goes on, with the reason, of a chart of grading. */
export const comparedElsewhere = (chart: string): Record<string, string> => {
  const overtaken = `${chart}.editing.overtaken`;
  return {
    [`${overtaken}.deciding|always|1`]: 'Another analyst is first: essayOvertaken.spec.ts',
    [`${overtaken}.comparing|xstate.done.actor.compare|0`]:
      'The answer is lost after it was submitted: essayOvertaken.spec.ts, answerOvertaken.spec.ts',
    [`${overtaken}.comparing|xstate.error.actor.compare|0`]:
      'The page asks the same at that moment, and either may be lost',
  };
};

/**
 * The grading asks first: what its page asks of the same, when something has changed, is held. What cannot be loaded
 * fails each time.
 */
export const passFirst = (page: Page, { path }: Pick<Call, 'path'>, isUnloaded: boolean) =>
  page.route(
    `**/api${path}`,
    (call) => (isUnloaded ? call.abort('failed') : call.continue()),
    isUnloaded ? {} : { times: 1 },
  );
