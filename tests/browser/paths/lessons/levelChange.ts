import { changeCourseLevel, courseLevelInfo } from '../../../../src/contract/lessons';
import { studentInfo } from '../../../../src/contract/student';
import type { LevelStage } from '../../../../src/domain/lessons';
import type { Freeze } from '../../../../src/domain/supervision';
import { levelChange } from '../../../../src/machines/lessons/levelChange';
import { levelChangePaths } from '../../../../src/machines/lessons/levelChange.paths';
import { createClient } from '../../../server/rig/client';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, really, sending } from '../answers';
import { button } from '../controls';
import { comeBackToDraft } from '../drafts';
import { HeldCalls } from '../heldCalls';
import { tell } from '../socket';

const subject_id = 2;
/** At the end of the highest level, of which no path changes anything; and at the end of lower ones. */
const [atHighest, atMiddle, atLowest] = [10022, 10027, 10004];
/** One in each stage, as the demonstration has them. */
const examples: Readonly<Record<LevelStage, number>> = {
  ...{ levelEnd: atHighest, studying: 10024, scheduled: 10032 },
};
/** At a level's end, and frozen. */
const frozen = 10013;

/** The course of a student whose level is told of first, as the fields of a call. */
async function placeOf({ world }: Walk, student_id: number) {
  const client = createClient(world.address);
  const { courses } = await client.ask(studentInfo, { subject_id, student_id }, { as: 'zhou' });
  const course = courses.find(({ stage }) => stage !== 'studying') ?? courses[0];
  return { student_id: String(student_id), course_id: String(course?.course_id) };
}

/** The server is asked about another student. */
const of =
  (studentId: number): Answer =>
  async (call, walk) =>
    sending(await placeOf(walk, studentId))(call, walk);

/** A change of somebody else's level waits, and is cancelled. */
const cancelled: Answer = async (call, walk) => {
  const place = await placeOf(walk, atMiddle);
  const asked = { subject_id, student_id: atMiddle, course_id: Number(place.course_id) };
  const client = createClient(walk.world.address);
  const { stage } = await client.ask(courseLevelInfo, asked, { as: 'zhou' });
  const change = { ...asked, direction: 'down', reason: 'Too hard' } as const;
  if (stage === 'levelEnd') await client.ask(changeCourseLevel, change, { as: 'zhou' });
  await sending(place)(call, walk);
};

/** Questions about the level that wait for the path. */
const questions = new WeakMap<Walk['page'], HeldCalls>();

/** The next question is answered; one is asked when the server says that the student has changed. */
async function answerNext(walk: Walk, answer: Answer): Promise<void> {
  await tell(walk, 'zhou', { type: 'student.changed' });
  await answer((await questions.get(walk.page)?.next(courseLevelInfo.path)) ?? null, walk);
}

const inDialog = ({ page }: Walk, name: RegExp | string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

interface Told {
  readonly answer: { readonly stage: LevelStage; readonly freezes: readonly Freeze[] };
}

/** The level of a student in a course, on the student's page. */
export const levelChangeAdapter: ScreenAdapter = {
  chart: levelChange,
  catalogue: levelChangePaths,
  elsewhere: {
    'levelChange.choosing.frozen|change.submitted|0':
      'The button takes no press while it is frozen',
    // The student whose change waits is at another level than what comes after it is told of.
    'levelChange.scheduled.cancelling|xstate.done.actor.0.levelChange.scheduled.cancelling|0':
      'studentLevel.spec.ts cancels a change, and decides anew',
  },
  async enter(walk, start) {
    const held = new HeldCalls();
    questions.set(walk.page, held);
    await held.hold(walk.page, courseLevelInfo.path);
    const { student_id, course_id } = await placeOf(walk, atHighest);
    const query = `subject_id=${String(subject_id)}&student_id=${student_id}&view=lockUnlock`;
    const asked = start === 'course' ? `&course_id=${course_id}` : '';
    const address = `/student/detail?${query}${asked}`;
    await comeBackToDraft(walk, 'zhou', address, {
      key: `levelChange.${String(subject_id)}.${student_id}.${course_id}`,
      content: { direction: 'down', reason: 'Two levels below the class' },
    });
  },
  events: {
    'watch.told': {
      trigger: (walk: Walk, { answer: { stage, freezes } }: Told) =>
        answerNext(walk, of(freezes.length > 0 ? frozen : examples[stage])),
    },
    'watch.failed': { trigger: (walk: Walk) => answerNext(walk, lost) },
    'load.retried': button('parts:failed.retry'),
    'level.kept': {
      find: (walk: Walk) => inDialog(walk, walk.say('lessons:level.keep', { level: 5 })),
    },
    'decision.deferred': button('lessons:level.later'),
    'decision.opened': button('lessons:level.open'),
    'cancellation.requested': {
      // The dialog's own button has the same name.
      find: ({ page, say }: Walk) =>
        page
          .getByRole('main')
          .getByRole('button', { name: say('lessons:level.cancel.open'), exact: true }),
    },
    'cancellation.confirmed': {
      find: ({ page, say }: Walk) =>
        page
          .getByRole('alertdialog')
          .getByRole('button', { name: say('lessons:level.cancel.open'), exact: true }),
    },
    'cancellation.declined': button('lessons:level.cancel.keep'),
    'direction.chosen': {
      find: ({ page, say }: Walk, { direction }: { direction: 'up' | 'down' }) =>
        page.getByRole('radio', {
          name:
            direction === 'up'
              ? say('lessons:level.at.levelAtMaximum', { level: 5 })
              : say('lessons:level.way.down', { next: 4 }),
        }),
      use: (radio) => radio.click(),
    },
    'reason.changed': {
      find: ({ page, say }: Walk) => page.getByLabel(say('lessons:level.reason'), { exact: true }),
      use: (field, { reason }: { reason: string }) => field.fill(reason),
    },
    'content.restored': button('parts:draft.restore'),
    'change.submitted': {
      find: (walk: Walk) =>
        inDialog(
          walk,
          new RegExp(
            `^(${['none', 'up', 'down'].map((way) => walk.say(`lessons:level.verb.${way}`)).join('|')})$`,
          ),
        ),
    },
  },
  answers: {
    keep: { done: [of(atLowest)], error: [lost] },
    change: { done: [of(atMiddle)], error: [lost] },
    cancel: { done: [cancelled], error: [lost] },
    draft: { done: [really] },
  },
  atOnce: ['draft'],
};
