import type { Locator, Page } from '@playwright/test';
import type { HomeworkType } from '../../src/domain/homework';
import type { CheckedCard, NamedStudent } from './assignable';
import type { Say } from './words';

/** The dialog that assigns homework, as a person handles it. */
export class AssignDialog {
  readonly #page: Page;
  readonly #say: Say;
  readonly box: Locator;

  constructor(page: Page, say: Say) {
    this.#page = page;
    this.#say = say;
    this.box = page.getByRole('dialog');
  }

  async open(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#say('homework:assign.open') }).click();
  }

  field(name: string): Locator {
    return this.box.getByLabel(this.#say(`homework:field.${name}`), { exact: true });
  }

  button(key: string, values: Record<string, unknown> = {}): Locator {
    return this.box.getByRole('button', {
      name: this.#say(`homework:assign.${key}`, values),
      exact: true,
    });
  }

  /** What an outcome or a status says beside a student. */
  student(name: string): Locator {
    return this.box.getByRole('listitem').filter({ hasText: name });
  }

  /** Fills in all that is asked; the deadline is a wall time in the business zone. */
  async fill(
    type: HomeworkType,
    { courseId, lessonId, card }: CheckedCard,
    title: string,
    students: readonly NamedStudent[],
  ): Promise<void> {
    await this.box.getByText(this.#say(`homework:type.${type}`), { exact: true }).click();
    await this.field('course').selectOption(String(courseId));
    await this.field('lesson').selectOption(String(lessonId));
    await this.field('card').selectOption(String(card.card_id));
    await this.field(type === 'composition' ? 'essay_title' : 'name').fill(title);
    await this.field('deadline').fill('2026-11-27T20:00');
    for (const { name } of students) await this.box.getByText(name, { exact: true }).click();
  }

  async submit(): Promise<void> {
    await this.button('submit').click();
  }
}
