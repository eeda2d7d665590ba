import type { Locator, Page } from '@playwright/test';
import type { EssayCategory } from '../../src/domain/grading';
import type { Language } from '../../src/domain/limits';
import { personAt } from './paths/grading/desk';
import { type Say, wordsIn } from './words';
import { comeBack, type World } from './world';

/** Where a character of an essay stands on the screen, at its left or its right edge. */
function placeOf(essay: Locator, offset: number, edge: 'left' | 'right') {
  return essay.evaluate(
    (root, [index, side]) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      let left = index;
      for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
        const length = node.textContent?.length ?? 0;
        if (left < length) {
          const range = document.createRange();
          range.setStart(node, left);
          range.setEnd(node, left + 1);
          const { left: start, right: end, top, height } = range.getBoundingClientRect();
          return { x: side === 'left' ? start + 1 : end - 1, y: top + height / 2 };
        }
        left -= length;
      }
      throw new Error('the essay is shorter');
    },
    [offset, edge] as const,
  );
}

/** What follows the student's name where nobody knows whether a grading was submitted. */
export const unsureOfGrading = (say: Say) =>
  say('grading:unsure', { name: '|' }).split('|').at(-1) ?? '';

/** The correction desk, as a person works at it. */
export class CorrectionDesk {
  readonly #page: Page;
  readonly #say: Say;
  readonly essay: Locator;
  readonly remarks: Locator;
  readonly readThrough: Locator;

  constructor(page: Page, say: Say) {
    this.#page = page;
    this.#say = say;
    this.essay = page
      .getByRole('region', { name: say('grading:essay'), exact: true })
      .getByRole('textbox');
    this.remarks = page
      .getByRole('region', { name: say('grading:remarks.title') })
      .getByRole('listitem');
    this.readThrough = page.getByRole('dialog');
  }

  /** Draws the pointer over the words, picks the category, and writes the remark. */
  async remark(words: string, category: EssayCategory, comment: string): Promise<void> {
    const text = (await this.essay.textContent()) ?? '';
    const start = text.indexOf(words);
    const from = await placeOf(this.essay, start, 'left');
    const to = await placeOf(this.essay, start + words.length - 1, 'right');
    await this.#page.mouse.move(from.x, from.y);
    await this.#page.mouse.down();
    await this.#page.mouse.move(to.x, to.y, { steps: 5 });
    await this.#page.mouse.up();
    await this.#page
      .getByRole('group', { name: this.#say('grading:mark.label') })
      .getByRole('button', { name: this.#say(`grading:category.${category}`), exact: true })
      .click();
    await this.#page.locator('textarea:focus').fill(comment);
  }

  category(category: EssayCategory): Locator {
    return this.#page
      .getByRole('region', { name: this.#say('grading:categories') })
      .getByRole('textbox', { name: this.#say(`grading:category.${category}`) });
  }

  get rating(): Locator {
    return this.#page.getByLabel(this.#say('grading:overall.rating'), { exact: true });
  }

  get comment(): Locator {
    return this.#page.getByLabel(this.#say('grading:overall.comment'), { exact: true });
  }

  async openReadThrough(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#say('grading:readThrough.open') }).click();
  }

  async submit(): Promise<void> {
    await this.readThrough
      .getByRole('button', { name: this.#say('grading:readThrough.verb') })
      .click();
  }

  /** Waits until all that was written is kept on this computer: while one types it says otherwise. */
  async isKept(): Promise<void> {
    const [before = '', after = ''] = this.#say('parts:draft.saved', { time: '\n' }).split('\n');
    await this.#page.getByText(new RegExp(`^${before}\\d\\d:\\d\\d${after}$`)).waitFor();
  }

  async restore(): Promise<void> {
    await this.#page.getByRole('button', { name: this.#say('parts:draft.restore') }).click();
  }
}

/** Opens the correction of an essay that waits. */
export async function openEssay(
  page: Page,
  world: World,
  as: string,
  language: Language = 'zh',
): Promise<CorrectionDesk> {
  const personId = await personAt({ world }, 'toBeCorrected', as);
  const address = `/homework/list?subject_id=3&person_id=${String(personId)}`;
  await comeBack(page, world, as, address, language);
  return new CorrectionDesk(page, wordsIn(language));
}
