import { asZhou } from './world';
import type { Page } from '@playwright/test';
import { classFeedbackList } from '../../src/contract/feedback';
import { createClient } from '../server/rig/client';
import type { Say } from './words';
import type { World } from './world';

/** New feedback of zhou’s about a student: where it is written, and how many feedbacks were given so far. */
export async function newFeedback(world: World) {
  const client = createClient(world.address);
  const asked = { subject_id: 2, page: 1, page_size: 20 } as const;
  const drafts = await client.ask(classFeedbackList, { ...asked, status: 'draft' }, asZhou);
  const student = drafts.list[0]?.student_id ?? 0;
  const countGiven = async () =>
    (await client.ask(classFeedbackList, { ...asked, status: 'given' }, asZhou)).total;
  return {
    address: `/classFeedback/index?subject_id=2&student_id=${String(student)}`,
    countGiven,
  };
}

/** The form of a feedback after a class, or to headquarters, as a person finds it on a page. */
export class FeedbackForm {
  readonly page: Page;
  readonly #say: Say;

  constructor(page: Page, say: Say) {
    this.page = page;
    this.#say = say;
  }

  field(name: string) {
    return this.page
      .getByRole('form')
      .getByRole('textbox', { name: new RegExp(`^${this.#say(`feedback:field.${name}`)}`) });
  }

  button(name: string) {
    return this.page.getByRole('button', { name: this.#say(name), exact: true });
  }

  /** Fills in what feedback after a class needs, from 19:00 to 20:30. */
  async fillIn(): Promise<void> {
    await this.field('class_date').fill('2026-11-17');
    await this.field('start_time').fill('1900');
    await this.field('end_time').fill('20：30');
    await this.field('evaluation').fill('认真');
  }

  /** Submits feedback after a class, looked through and confirmed. */
  async submit(): Promise<void> {
    await this.button('feedback:class.open').click();
    await this.button('feedback:class.submit').click();
  }
}
