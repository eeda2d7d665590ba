import type { Locator } from '@playwright/test';
import { correctHomework } from '../../../../src/contract/grading';
import { homeworkInfo } from '../../../../src/contract/homework';
import type { EssayValues } from '../../../../src/machines/grading/essay';
import { grading } from '../../../../src/machines/grading/grading';
import { gradingPaths } from '../../../../src/machines/grading/grading.paths';
import { createClient } from '../../../server/rig/client';
import { type Answer, sending } from '../answers';
import type { ScreenAdapter, Walk } from '../adapter';
import { comparedElsewhere, openWork, personAt, remarkOn, subject_id } from './desk';
import {
  atOnce,
  drafted,
  gradingAnswers,
  gradingEvents,
  isWriting,
  leaving,
  loads,
  noticed,
  only,
  remarkCases,
  remarkEvents,
  type State,
  submits,
  typing,
} from './gradingForm';
import { expectLoad, holdLoads } from './heldLoad';

type Memory = Parameters<typeof gradingPaths.project>[0] &
  State['context'] & { readonly values: EssayValues };

const { inputs, events, outcomes, project } = gradingPaths;

const [loaded, graded, nothing] = outcomes.load.done;
/** What was submitted is another correction. */
const [stands] = outcomes.compare.done;
const other = {
  ...stands,
  graded: { ...stands.graded, values: { ...stands.graded.values, rating: '90' } },
};

/** The same person corrects the essay with another browser. */
async function correctElsewhere(walk: Walk): Promise<void> {
  const client = createClient(walk.world.address);
  const id = new URL(walk.page.url()).searchParams.get('person_id');
  const whose = { subject_id, person_id: Number(id) } as const;
  const { person } = await client.ask(homeworkInfo, whose, { as: 'zhou' });
  if (person.status !== 'toBeCorrected') return;
  const correction = {
    ...{ rating: 90, tags: [], comment: '写得很真诚。', category_comments: {} },
    annotations: [],
  };
  const payload = { ...whose, revision: person.revision, correction };
  await client.ask(correctHomework, payload, { as: 'zhou' });
}

/** The server answers whose homework was not handed in. */
const notHandedIn: Answer = async (call, walk) =>
  sending({ person_id: String(await personAt(walk, 'incomplete')) })(call, walk);

const labelled =
  (key: string) =>
  ({ page, say }: Walk): Locator =>
    page.getByLabel(say(key), { exact: true });

/** Goes to an essay; where it was begun before, something of it is kept. */
async function enter(walk: Walk, start: string): Promise<void> {
  const { page } = walk;
  const person = await personAt(walk, 'toBeCorrected');
  await holdLoads(page, homeworkInfo);
  if (start !== 'drafted') {
    expectLoad(page);
    return openWork(walk, person);
  }
  await openWork(walk, person);
  await labelled('grading:overall.comment')(walk).fill('写得不错');
  const [kept = ''] = walk.say('parts:draft.saved', { time: '\n' }).split('\n');
  await page.getByText(kept).waitFor();
  expectLoad(page);
  await page.reload();
}

/** The correction of an essay. */
export const gradingAdapter: ScreenAdapter = {
  chart: grading,
  catalogue: {
    inputs: { ...inputs, drafted: { ...inputs.essay, id: drafted } },
    events: {
      'field.changed': only(isWriting, ...events['field.changed']),
      'field.left': only(isWriting, ...events['field.left']),
      'comment.written': only(isWriting, ...events['comment.written']),
      'phrase.inserted': only(isWriting, ...events['phrase.inserted']),
      ...remarkCases(events, 'language'),
      'content.restored': only(
        ({ context }) => context.id === drafted && context.values.comment === '',
        ...events['content.restored'],
      ),
      'submit.requested': only(isWriting, {}),
      'rival.noticed': noticed,
    },
    outcomes: {
      compare: {
        done: ({ context: { values } }: State) => [
          other,
          { ...stands, graded: { ...stands.graded, values } },
        ],
        error: outcomes.compare.error,
      },
      load: { done: loads(loaded, graded, nothing), error: outcomes.load.error },
      submit: submits(outcomes.submit),
    },
    project: (context: Memory) => [
      project(context),
      context.id,
      context.rival !== null,
      context.values.annotations[0]?.comment !== '',
      context.removed[0]?.comment !== '',
    ],
  },
  enter,
  events: {
    ...gradingEvents(
      {
        comment: labelled('grading:overall.comment'),
        phrases: 'grading:category.language',
        ...{ open: 'grading:readThrough.open', verb: 'grading:readThrough.verb' },
      },
      correctElsewhere,
    ),
    ...remarkEvents(remarkOn),
    'field.changed': typing(labelled('grading:overall.rating'), '88', '87'),
    'field.left': leaving('grading:overall.rating'),
  },
  answers: gradingAnswers(correctElsewhere, notHandedIn),
  atOnce,
  elsewhere: comparedElsewhere('grading'),
};
