import type { Locator } from '@playwright/test';
import { matchesState, type StateValue } from 'xstate';
import { assignmentOptions } from '../../../../src/machines/homework/assignmentOptions';
import { assignmentOptionsPaths } from '../../../../src/machines/homework/assignmentOptions.paths';
import { comeBack } from '../../world';
import { lost, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';

interface State {
  readonly value: StateValue;
  readonly context: { readonly card: unknown };
}

/** While a list is missing, its failure stands where things are chosen. */
const isChoosable = ({ value }: State, list: string) =>
  matchesState({ [list]: 'ready' }, value) &&
  !['courses', 'lessons', 'cards', 'students'].some((one) =>
    matchesState({ [one]: 'failed' }, value),
  );

const field = (name: string) => ({
  find: ({ page, say }: Walk): Locator =>
    page.getByRole('dialog').getByLabel(say(`homework:field.${name}`), { exact: true }),
  /** Another one than is chosen, whichever. */
  async use(select: Locator) {
    const chosen = await select.inputValue();
    const values = await select
      .locator('option:enabled')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    await select.selectOption(values.find((value) => value !== chosen) ?? '');
  },
});

/** The lists that an assignment is chosen from, in its dialog. */
export const assignmentOptionsAdapter: ScreenAdapter = {
  chart: assignmentOptions,
  catalogue: {
    ...assignmentOptionsPaths,
    events: {
      'course.chosen': (state: State) => (isChoosable(state, 'courses') ? [{ courseId: 11 }] : []),
      'lesson.chosen': (state: State) => (isChoosable(state, 'lessons') ? [{ lessonId: 21 }] : []),
      // A card is chosen once: a lesson may have no other.
      'card.asked': (state: State) =>
        isChoosable(state, 'cards') && state.context.card === null
          ? assignmentOptionsPaths.events['card.asked']
          : [],
      'students.searched': assignmentOptionsPaths.events['students.searched'],
    },
  },
  async enter(walk) {
    const { page, world, language } = walk;
    await comeBack(page, world, 'zhou', '/homework/list?subject_id=3', language);
    await button('homework:assign.open').find(walk).click();
  },
  events: {
    'course.chosen': field('course'),
    'lesson.chosen': field('lesson'),
    'card.asked': field('card'),
    'students.searched': {
      find: ({ page, say }: Walk): Locator =>
        page.getByRole('dialog').getByRole('searchbox', { name: say('homework:assign.search') }),
      use: (box: Locator, { keyword }: { type: string; keyword: string }) => box.fill(keyword),
    },
    'options.retried': {
      find: ({ page, say }: Walk): Locator =>
        page.getByRole('alert').getByRole('button', { name: say('parts:failed.retry') }),
    },
  },
  answers: {
    loadCourses: { done: [really], error: [lost] },
    loadLessons: { done: [really], error: [lost] },
    loadCards: { done: [really], error: [lost] },
    loadStudents: { done: [really], error: [lost] },
  },
};
