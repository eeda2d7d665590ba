import type { Locator } from '@playwright/test';
import type { TOptions } from 'i18next';
import { matchesState, type StateValue } from 'xstate';
import { cardOptions, courseOptions, studentOptions } from '../../../../src/contract/options';
import { supportsType } from '../../../../src/domain/homework';
import { homeworkAssignment } from '../../../../src/machines/homework/homeworkAssignment';
import { homeworkAssignmentPaths } from '../../../../src/machines/homework/homeworkAssignment.paths';
import { comeBack, expect } from '../../world';
import { lost, really, sending } from '../answers';
import { button, dialogButton, turn } from '../controls';
import { comeBackToDraft } from '../drafts';
import { hasFocus } from '../focus';
import type { ScreenAdapter, Walk } from '../adapter';
import {
  as,
  arrived,
  assignable,
  assigned,
  clientOf,
  failedAgain,
  given,
  givenToAll,
  givenToOne,
  idsOf,
  overtake,
  overtaken,
  overtakenForOne,
  partlyLearned,
  pointless,
  seekPlace,
  stillArranging,
  subject_id,
  takenBack,
  unread,
  values,
} from './assignmentAnswers';

type Memory = Parameters<typeof homeworkAssignmentPaths.project>[0] & {
  readonly subjectId: number;
  readonly refusal: string | null;
};

interface State {
  readonly value: StateValue;
  readonly context: Memory;
}

const { events, outcomes, project } = homeworkAssignmentPaths;
const address = `/homework/list?subject_id=${String(subject_id)}`;

/** Where the list of courses has failed: there it is loaded again, and nothing else is done. */
const unlisted = 8;

const isOpen = ({ value, context }: State) =>
  matchesState('editing', value) && context.subjectId !== unlisted;

const only =
  <Case>(holds: (state: State) => boolean, ...cases: readonly Case[]) =>
  (state: State) =>
    isOpen(state) && holds(state) ? cases : [];

const always = () => true;

/** Two cards of one lesson: one for both types, and one for compositions. */
const [{ card: both }] = events['card.chosen'];
const writing = { ...both, card_id: 32, supports_adaptive: false };

const field = ({ page, say }: Walk, name: string): Locator =>
  page.getByRole('dialog').getByLabel(say(`homework:field.${name}`), { exact: true });

const choose = async (select: Locator, id: number) => select.selectOption(String(id));

/** Types in all that is asked with another visit, and does not send it. */
async function comeBackToForm(walk: Walk): Promise<void> {
  const { courseId, lessonId, card, students } = await seekPlace(walk);
  const chosen = {
    course_id: courseId,
    lesson_id: lessonId,
    card_id: card.card_id,
    student_ids: idsOf(students.assignable.slice(0, 2)),
  };
  await comeBackToDraft(walk, as, address, {
    key: `homeworkAssignment.${String(subject_id)}`,
    content: { values: { ...values, ...chosen }, card },
  });
}

/** Does what asks for the students anew; the server has told of others meanwhile, so that nobody chosen may be left. */
async function withSomebody(walk: Walk, act: () => Promise<unknown>): Promise<void> {
  const { page, say } = walk;
  const listed = page.waitForResponse((answer) => answer.url().endsWith(studentOptions.path));
  await act();
  await (await listed).finished();
  const nobody = page.getByRole('group', { name: say('homework:field.students', { count: 0 }) });
  const choosable = nobody.getByRole('checkbox', { disabled: false });
  if ((await choosable.count()) > 0) await choosable.first().check();
}

const restore = button('parts:draft.restore');
const retry = {
  find: ({ page, say }: Walk): Locator =>
    page.getByRole('alert').getByRole('button', { name: say('parts:failed.retry') }),
};

/** Opens, on the page of homework, for whom it failed. */
async function seeFailures(walk: Walk): Promise<void> {
  const { page, world, language, say } = walk;
  const { second } = await overtake(walk, 1);
  await comeBack(page, world, as, `${address}&homework_id=${String(second)}`, language);
  await page.getByRole('button', { name: say('homework:failures.open', { count: 1 }) }).click();
}

async function enter(walk: Walk, start: string): Promise<void> {
  if (start === 'arranged') return seeFailures(walk);
  const { page, world, language } = walk;
  if (start === 'opened') await comeBackToForm(walk);
  else await comeBack(page, world, as, address, language);
  const open = button('homework:assign.open').find(walk);
  await open.waitFor();
  if (start === 'unlisted') {
    await page.route(`**${courseOptions.path}`, (call) => call.abort('failed'), { times: 1 });
  }
  await open.click();
  await (start === 'opened' ? restore : retry).find(walk).waitFor();
}

/** The first of some buttons of the dialog that is there. */
const oneOf =
  (...names: readonly (readonly [string, TOptions?])[]) =>
  ({ page, say }: Walk): Locator =>
    names
      .map(([name, count = {}]) =>
        page
          .getByRole('dialog')
          .getByRole('button', { name: say(`homework:assign.${name}`, count), exact: true }),
      )
      .reduce((one, other) => one.or(other))
      .first();

/** The assignment of homework, in its dialog. */
export const homeworkAssignmentAdapter: ScreenAdapter = {
  chart: homeworkAssignment,
  catalogue: {
    inputs: {
      opened: { subjectId: subject_id },
      unlisted: { subjectId: unlisted },
      arranged: { subjectId: subject_id, homeworkId: 41 },
    },
    events: {
      // Adaptive homework has no title.
      'field.changed': (state: State) => {
        const { type, essay_title } = state.context.values;
        const value = essay_title === '' ? values.essay_title : '';
        return only(() => type === 'composition', { field: 'essay_title', value })(state);
      },
      'type.chosen': only(always, { homeworkType: 'adaptive' }, { homeworkType: 'composition' }),
      'course.chosen': only(({ context }) => context.values.course_id === null, { courseId: 11 }),
      'lesson.chosen': only(
        ({ context: { values: chosen } }) => chosen.course_id !== null && chosen.lesson_id === null,
        { lessonId: 21 },
      ),
      'card.chosen': (state: State) => {
        const { lesson_id, card_id, type } = state.context.values;
        const others = [both, writing].filter(
          (card) => card.card_id !== card_id && supportsType(card, type),
        );
        return only(() => lesson_id !== null, ...others.map((card) => ({ card })))(state);
      },
      // A draft is offered once.
      'content.restored': only(
        ({ context }) => context.values.name === '',
        ...events['content.restored'],
      ),
      // Those who are chosen here can be given it.
      'students.listed': only(always, { students: [1, 2].map((id) => ({ id, refusal: null })) }),
      'options.retried': (state: State) => (isOpen(state) ? [] : [{}]),
      'submit.requested': only(always, {}),
      'clock.ticked': only(always, ...events['clock.ticked']),
      'assignment.retried': events['assignment.retried'],
    },
    outcomes,
    project: (context: Memory) => [project(context), context.subjectId],
  },
  elsewhere: {
    'homeworkAssignment|students.listed|0':
      'The lists tell it by themselves: assignChooser.spec.ts sees what the form makes of it',
    'homeworkAssignment.editing|content.restored|0':
      'The draft of the walk was never sent: lostHomework.spec.ts restores one without an answer',
  },
  enter,
  async shows(walk, { value, context }: State) {
    const { page, say } = walk;
    if (!matchesState('closed', value)) await hasFocus(walk);
    if (!matchesState('refused', value)) return;
    const words = say(`homework:refused.${String(context.refusal)}`);
    await expect(page.getByRole('dialog').getByRole('alert')).toHaveText(words);
  },
  events: {
    'field.changed': {
      find: (walk: Walk) => field(walk, 'essay_title'),
      use: (box: Locator, { value }: { type: string; value: string }) => box.fill(value),
    },
    'field.left': {
      trigger: async (walk: Walk) => {
        await field(walk, 'deadline').focus();
        await field(walk, 'course').focus();
      },
    },
    'type.chosen': {
      // Whatever is chosen already cannot be chosen again.
      find: ({ page, say }: Walk, { homeworkType }: { type: string; homeworkType?: string }) =>
        page.getByRole('dialog').getByRole('radio', {
          checked: false,
          ...(homeworkType && { name: say(`homework:type.${homeworkType}`) }),
        }),
      use: (radio: Locator, _: unknown, walk: Walk) => withSomebody(walk, () => radio.check()),
    },
    'course.chosen': {
      find: (walk: Walk) => field(walk, 'course'),
      use: async (select: Locator, _: unknown, walk: Walk) =>
        choose(select, (await seekPlace(walk)).courseId),
    },
    'lesson.chosen': {
      find: (walk: Walk) => field(walk, 'lesson'),
      use: async (select: Locator, _: unknown, walk: Walk) =>
        choose(select, (await seekPlace(walk)).lessonId),
    },
    'card.chosen': {
      find: (walk: Walk) => field(walk, 'card'),
      async use(select: Locator, { card }: { type: string; card: typeof both }, walk: Walk) {
        const lesson_id = Number(await field(walk, 'lesson').inputValue());
        const { list } = await clientOf(walk).ask(cardOptions, { subject_id, lesson_id }, { as });
        const found = list.find((one) => one.supports_adaptive === card.supports_adaptive);
        await withSomebody(walk, () => choose(select, found?.card_id ?? 0));
      },
    },
    'content.restored': restore,
    'options.retried': retry,
    'submit.requested': dialogButton('homework:assign.submit'),
    'edit.resumed': {
      ...dialogButton('homework:assign.editAgain'),
      use: (again: Locator, _: unknown, walk: Walk) => withSomebody(walk, () => again.click()),
    },
    'rest.assigned': {
      find: oneOf(...[0, 1, 2].map((count) => ['refused.rest', { count }] as const)),
    },
    'assignment.retried': {
      find: oneOf(...[1, 2].map((count) => ['failed.retry', { count }] as const)),
    },
    'status.refreshed': dialogButton('homework:assign.refresh'),
    'dialog.closed': { find: oneOf(['cancel'], ['leave'], ['done'], ['close']) },
    'clock.ticked': { trigger: ({ page }: Walk) => page.clock.runFor(1000) },
    'page.hidden': turn('hidden'),
    'page.shown': turn('visible'),
  },
  answers: {
    check: { done: [assignable, partlyLearned, assigned, pointless], error: [lost] },
    add: {
      done: [assignable],
      error: [assigned, lost, unread, sending({ deadline: '2026-11-01T20:00:00+08:00' })],
    },
    findAdded: { done: [arrived, really], error: [lost] },
    checkStatus: {
      done: [stillArranging, givenToAll, overtaken, overtakenForOne, takenBack],
      error: [lost],
    },
    retry: { done: [given, failedAgain, givenToOne], error: [lost] },
  },
};
