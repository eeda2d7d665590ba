import type { Locator } from '@playwright/test';
import type { TOptions } from 'i18next';
import { matchesState, type StateValue } from 'xstate';
import { addHomework } from '../../../../src/contract/homework';
import { cardOptions, courseOptions, studentOptions } from '../../../../src/contract/options';
import { type HomeworkType, supportsType } from '../../../../src/domain/homework';
import { homeworkAssignment } from '../../../../src/machines/homework/homeworkAssignment';
import { homeworkAssignmentPaths } from '../../../../src/machines/homework/homeworkAssignment.paths';
import { createClient } from '../../../server/rig/client';
import { type CheckedCard, type NamedStudent, seekCard } from '../../assignable';
import { comeBack, expect } from '../../world';
import { type Answer, lost, once, sending } from '../answers';
import { button, dialogButton, turn } from '../controls';
import { comeBackToDraft } from '../drafts';
import { hasFocus } from '../focus';
import type { ScreenAdapter, Walk } from '../adapter';

type Memory = Parameters<typeof homeworkAssignmentPaths.project>[0] & {
  readonly subjectId: number;
  readonly refusal: string | null;
};

interface State {
  readonly value: StateValue;
  readonly context: Memory;
}

const { events, outcomes, project } = homeworkAssignmentPaths;
const subject_id = 3;
const as = 'zhou';
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

const clientOf = ({ world }: Walk) => createClient(world.address);

type Wanted = Parameters<typeof seekCard>[2];

const seek = (walk: Walk, type: HomeworkType, isWanted: Wanted) =>
  seekCard({ client: clientOf(walk), as, subjectId: subject_id }, type, isWanted);

const isForTwo: Wanted = ({ assignable }) => assignable.length > 1;

/** A card for both types that two students may be given; the world's first for compositions is one. */
const seekPlace = (walk: Walk): Promise<CheckedCard> => seek(walk, 'composition', isForTwo);

const idsOf = (students: readonly NamedStudent[]) => students.map(({ id }) => id);

const finish = ({ world }: Walk) => world.control('clock', { advance: '5000' });

/** Adaptive homework of a card that nobody of two students has, or is about to get. */
async function fresh(walk: Walk) {
  await finish(walk);
  await walk.world.control('homework/settle');
  const found = await seek(walk, 'adaptive', isForTwo);
  return asked(found, found.students.assignable.slice(0, 2));
}

function asked({ courseId, lessonId, card }: CheckedCard, students: readonly NamedStudent[]) {
  return {
    type: 'adaptive' as const,
    course_id: courseId,
    lesson_id: lessonId,
    card_id: card.card_id,
    student_ids: idsOf(students),
  };
}

type Asked = ReturnType<typeof asked>;

/** The server is asked about another card and other students than are chosen. */
const about =
  (find: (walk: Walk) => Promise<Asked>): Answer =>
  async (call, walk) => {
    const fields: Record<string, string> = {};
    for (const [name, value] of Object.entries(await find(walk))) fields[name] = String(value);
    await sending(fields)(call, walk);
  };

const assignable = about(fresh);

const partlyLearned = about(async (walk) => {
  const found = await seek(
    walk,
    'adaptive',
    (students) => students.assignable.length > 0 && students.notLearned.length > 0,
  );
  const { students } = found;
  return asked(found, [...students.assignable.slice(0, 1), ...students.notLearned.slice(0, 1)]);
});

const assigned = about(async (walk) => {
  const found = await seek(walk, 'adaptive', ({ alreadyAssigned }) => alreadyAssigned.length > 1);
  return asked(found, found.students.alreadyAssigned.slice(0, 2));
});

/** The card that is asked about loses its knowledge points just before. */
const pointless = about(async (walk) => {
  const found = await fresh(walk);
  await walk.world.control('homework/empty-card', { card_id: String(found.card_id) });
  return found;
});

const [{ content }] = events['content.restored'];
const { values } = content;

/** The same analyst assigns a card with another browser, so many times at once; the last of them. */
async function assignElsewhere(walk: Walk, times: number): Promise<string> {
  const { name, deadline } = values;
  const homework = { subject_id, name, deadline, ...(await fresh(walk)) };
  const added = [];
  for (let count = 0; count < times; count += 1) {
    added.push(await clientOf(walk).ask(addHomework, homework, { as }));
  }
  return String(added.at(-1)?.homework_id);
}

/** Asked about homework that was added this moment: its own may be arranged by now. */
const stillArranging: Answer = async (call, walk) =>
  sending({ homework_id: await assignElsewhere(walk, 1) })(call, walk);

/** Asked about homework of a card that another one, which was added before, gives to all of its students. */
const overtaken: Answer = async (call, walk) => {
  const homework_id = await assignElsewhere(walk, 2);
  await finish(walk);
  await sending({ homework_id })(call, walk);
};

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

async function enter(walk: Walk, start: string): Promise<void> {
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
    inputs: { opened: { subjectId: subject_id }, unlisted: { subjectId: unlisted } },
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
    },
    outcomes,
    project: (context: Memory) => [project(context), context.subjectId],
  },
  elsewhere: {
    'homeworkAssignment|students.listed|0':
      'The lists tell it by themselves: assignChooser.spec.ts sees what the form makes of it',
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
    'edit.resumed': dialogButton('homework:assign.editAgain'),
    'rest.assigned': {
      find: oneOf(
        ...[0, 1, 2].map((count) => ['refused.rest', { count }] as const),
        ...[0, 1, 2].map((count) => ['failed.rest', { count }] as const),
      ),
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
      error: [assigned, lost, sending({ deadline: '2026-11-01T20:00:00+08:00' })],
    },
    checkStatus: { done: [stillArranging, once(finish), overtaken], error: [lost] },
  },
};
