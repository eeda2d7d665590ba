import type { Locator } from '@playwright/test';
import type { HeadquartersType } from '../../../../src/domain/feedback';
import { headquartersDraftKey } from '../../../../src/domain/headquartersDrafts';
import { expect } from '../../world';
import { come } from '../come';
import { comeBackToDraft } from '../drafts';
import type { Walk } from '../adapter';

/** Who writes to headquarters, and of which subject. */
export const writer = { as: 'zhou', subject_id: 2 } as const;

export const address = `/feedback?subject_id=${String(writer.subject_id)}`;

export const content = ({ page, say }: Walk): Locator =>
  page.getByRole('textbox', { name: say('feedback:field.content'), exact: true });

/** A type that is not chosen yet. */
export const otherType = ({ page, say }: Walk, type: HeadquartersType): Locator =>
  page.getByRole('radio', { name: say(`feedback:type.${type}`), exact: true, checked: false });

/** What takes a picture from the computer. */
export const imageInput = ({ page, say }: Walk): Locator =>
  page.getByLabel(say('feedback:image.add.images'), { exact: true });

/** The record of the session, which who writes of the portal itself may let go along. */
export const recordOffer = ({ page, say }: Walk): Locator =>
  page.getByRole('region', { name: say('feedback:record.title'), exact: true });

export const recordBox = (walk: Walk, checked: boolean): Locator =>
  recordOffer(walk).getByRole('checkbox', { checked });

const tabWords = {
  writing: 'feedback:headquarters.write',
  drafts: 'feedback:draft.title',
  sent: 'feedback:headquarters.sent',
} as const;

/** A tab of the page, while another one shows. */
export const tabOf = ({ page, say }: Walk, name: keyof typeof tabWords): Locator =>
  page.getByRole('tab', {
    name: say(tabWords[name]),
    exact: true,
    selected: false,
  });

/** Opens the empty form. */
export async function enterFeedback(walk: Walk): Promise<void> {
  await come(walk, address, writer.as);
  await expect(content(walk)).toBeVisible();
}

/** The button of each draft in the box; it says which draft. */
const buttonsOf = ({ page, say }: Walk, name: string): Locator =>
  page
    .getByRole('list', { name: say('feedback:draft.title') })
    .getByRole('button', { name: say(name, { draft: '' }) });
export const openButtons = (walk: Walk) => buttonsOf(walk, 'feedback:draft.openOne');
export const removeButtons = (walk: Walk) => buttonsOf(walk, 'feedback:draft.removeOne');

/** Where the browser keeps a draft of the form. */
export const draftKey = headquartersDraftKey(writer.subject_id);

/** Opens the form, which offers what was typed before. */
export async function enterWithDraft(walk: Walk, written: unknown): Promise<void> {
  await comeBackToDraft(walk, writer.as, address, { key: draftKey, content: written });
  await expect(
    walk.page.getByRole('button', { name: walk.say('parts:draft.restore') }),
  ).toBeVisible();
}
