import { randomUUID } from 'node:crypto';
import type { Locator } from '@playwright/test';
import { studentOptions } from '../../../../src/contract/options';
import {
  classFeedbackInfo,
  classFeedbackList,
  removeClassFeedback,
  saveClassFeedback,
  submitClassFeedback,
} from '../../../../src/contract/feedback';
import {
  emptyPostClass,
  postClassForm,
  type PostClassDraft,
} from '../../../../src/domain/feedback';
import { classFeedbackRows } from '../../../../src/machines/feedback/classFeedbackRows';
import { classFeedbackRowsPaths } from '../../../../src/machines/feedback/classFeedbackRows.paths';
import { classWriting } from '../../../../src/machines/feedback/classWriting';
import { classWritingPaths } from '../../../../src/machines/feedback/classWriting.paths';
import { feedbackStudents } from '../../../../src/machines/feedback/feedbackStudents';
import { feedbackStudentsPaths } from '../../../../src/machines/feedback/feedbackStudents.paths';
import { postClassFeedback } from '../../../../src/machines/feedback/postClassFeedback';
import {
  arrivedId,
  postClassFeedbackPaths,
  sampleFeedback,
  sampleInfo,
} from '../../../../src/machines/feedback/postClassFeedback.paths';
import { createClient } from '../../../server/rig/client';
import { asZhou, comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { type Answer, lost, once, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { button, dialogButton, inReach } from '../controls';
import { comeBackToDraft } from '../drafts';
import { recordAdapter } from '../record';
import { bringPicture, sendPicture } from './pictures';

const subject_id = 2;
const address = `/classFeedback/index?subject_id=${String(subject_id)}`;

const enter = ({ page, world, language }: Walk, query = '') =>
  comeBack(page, world, 'zhou', address + query, language);

/** A draft that could be given as it is. */
async function draftOf({ world }: Walk) {
  const asked = { subject_id, status: 'draft', page: 1, page_size: 1 } as const;
  const { list } = await createClient(world.address).ask(classFeedbackList, asked, asZhou);
  const [draft] = list;
  if (draft === undefined) throw new Error('there is no draft');
  return draft;
}

/** More than a page of them. */
async function saveMany({ world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const { list } = await client.ask(studentOptions, { subject_id }, asZhou);
  const student_id = list[0]?.id ?? 0;
  for (let saved = 0; saved < 40; saved += 1) {
    const feedback = { ...emptyPostClass, content: String(saved) };
    await client.ask(saveClassFeedback, { subject_id, student_id, feedback }, asZhou);
  }
}

/** The list. */
export const classFeedbackRowsAdapter: ScreenAdapter = collectionAdapter({
  chart: classFeedbackRows,
  catalogue: classFeedbackRowsPaths,
  words: 'feedback',
  async enter(walk) {
    await saveMany(walk);
    await enter(walk);
  },
  filter: choosingTab('feedback:status', 'given'),
  search: { text: 'qh100', label: 'feedback:class.search' },
  change: {
    control: {
      find: ({ page, say }: Walk) => {
        const name = say('feedback:action.removeOf', { name: '#' }).replace('#', '.+');
        return page.getByRole('button', { name: new RegExp(`^${name}$`) }).first();
      },
    },
    verb: 'feedback:draft.removeVerb',
    answers: { call: removeClassFeedback, done: [really], error: [lost] },
  },
});

/** The students of whom one can write. */
export const feedbackStudentsAdapter = recordAdapter({
  chart: feedbackStudents,
  catalogue: {
    ...feedbackStudentsPaths,
    inputs: { usual: feedbackStudentsPaths.inputs.usual },
  },
  elsewhere: {
    'feedbackStudents.ready.refreshing|load.overtaken|0': 'nothing is changed where one chooses',
  },
  message: 'feedback.changed',
  enter: `${address}&view=write`,
});

/** The page that is written on. */
export const classWritingAdapter: ScreenAdapter = {
  chart: classWriting,
  catalogue: {
    inputs: { choosing: classWritingPaths.inputs.choosing, new: classWritingPaths.inputs.new },
    events: classWritingPaths.events,
  },
  elsewhere: {
    'classWriting.writing|watch.told|0':
      'The list of students tells it: classFeedback.spec.ts names a student whom nobody has',
  },
  async enter(walk, start) {
    if (start === 'choosing') return enter(walk, '&view=write');
    return enter(walk, `&student_id=${String((await draftOf(walk)).student_id)}`);
  },
  events: {
    'search.typed': {
      find: ({ page, say }: Walk): Locator =>
        page.getByRole('main').getByRole('searchbox', { name: say('students:search') }),
      use: (box: Locator, { text }: { text: string }) => box.fill(text),
    },
  },
  answers: {},
};

interface State {
  readonly value: unknown;
  readonly context: { readonly feedbackId: number | null; readonly values: PostClassDraft };
}

/** A feedback of which this computer keeps more than the server. */
const kept = 6;
const { inputs, outcomes, project } = postClassFeedbackPaths;
const isKept = ({ context }: State) => context.feedbackId === kept;
/** Before it is loaded nobody chooses a picture. */
const hasForm = ({ value }: State) =>
  !['starting', 'loading', 'copying', 'loadFailed', 'copyFailed'].includes(String(value));
const restored = { ...emptyPostClass, content: '分数', stars: 3 };

/** The draft is given with another browser meanwhile. */
async function giveElsewhere({ world, page }: Walk): Promise<void> {
  const client = createClient(world.address);
  const query = new URL(page.url()).searchParams;
  const feedback_id = Number(query.get('feedback_id'));
  const { student_id, feedback, status } = await client.ask(
    classFeedbackInfo,
    { subject_id, feedback_id },
    asZhou,
  );
  if (status === 'given') return;
  const whose = { subject_id, student_id, feedback_id };
  const sent = { ...whose, feedback: postClassForm.parse(feedback) };
  await client.ask(submitClassFeedback, sent, asZhou);
}

/** Another student comes into the text before it is sent. */
const naming: Answer = async (call, walk) => {
  const { student_id } = await draftOf(walk);
  const { list } = await createClient(walk.world.address).ask(
    studentOptions,
    { subject_id },
    asZhou,
  );
  const content = list.find(({ id }) => id !== student_id)?.name ?? '';
  const feedback = { ...sampleFeedback, class_date: '2026-11-17', content };
  await sending({ feedback: JSON.stringify(feedback), names_confirmed: '0' })(call, walk);
};

/** As if its draft had been removed in another tab. */
const gone = sending({ feedback_id: '999999' });

const refused = sending({ feedback: JSON.stringify({ ...emptyPostClass, class_date: 'x' }) });

interface Change {
  readonly field: 'stars' | 'class_date' | 'start_time';
  readonly value: string | number;
}

const moving = 'The draft of the walk has no two pictures; the test of nine pictures moves them';

const restoring =
  'The draft of the walk was never submitted: feedbackLost.spec.ts restores one without an answer';

/** Asked about a request by which a feedback was submitted. */
const arrived: Answer = async (call, walk) => {
  const client = createClient(walk.world.address);
  const { student_id } = await draftOf(walk);
  const feedback = postClassForm.parse({ ...sampleFeedback, class_date: '2026-11-17' });
  const requestId = randomUUID();
  const sent = { subject_id, student_id, feedback };
  await client.ask(submitClassFeedback, sent, { ...asZhou, requestId });
  await sending({ request_id: requestId })(call, walk);
};

/** The form; a picture is on its way when a path begins. */
export const postClassFeedbackAdapter: ScreenAdapter = {
  chart: postClassFeedback,
  catalogue: {
    ...postClassFeedbackPaths,
    inputs: { ...inputs, kept: { ...inputs.begun, feedbackId: kept } },
    events: {
      ...postClassFeedbackPaths.events,
      'image.uploaded': (state: State) =>
        hasForm(state) && state.context.values.images.length === 0
          ? [{ place: 'images', address: '/files/1' }]
          : [],
      'image.moved': ({ context: { values } }: State) =>
        values.images.map((one) => ({ address: one, place: 0 })),
      'content.restored': (state: State) =>
        isKept(state) && state.context.values.content !== restored.content
          ? [{ content: restored }, { content: { ...restored, unanswered: 'r1' } }]
          : [],
    },
    outcomes: {
      ...outcomes,
      load: {
        ...outcomes.load,
        done: (state: State) => [
          ...(state.context.feedbackId === arrivedId ? [] : [sampleInfo]),
          { ...sampleInfo, status: 'given', submitted_at: '2026-11-20T20:50:00+08:00' },
        ],
      },
    },
    project,
  },
  elsewhere: {
    'postClassFeedback.editing|class.taken|0':
      'Nobody of the class of the walk was written of that day: sameClass.spec.ts takes it over',
    'postClassFeedback.editing|image.moved|0': moving,
    'postClassFeedback.draft|image.moved|0': moving,
    'postClassFeedback.editing|content.restored|0': restoring,
    'postClassFeedback.draft|content.restored|0': restoring,
    'postClassFeedback.submitted|image.uploaded|0':
      'What is given has no form; a picture that was on its way then came to nothing',
  },
  async enter(walk, start) {
    const { student_id, feedback_id } = await draftOf(walk);
    const student = `&student_id=${String(student_id)}`;
    const begun = `${student}&feedback_id=${String(feedback_id)}`;
    if (start === 'kept') {
      const key = `postClassFeedback.${String(subject_id)}.${String(student_id)}.${String(feedback_id)}`;
      return comeBackToDraft(walk, 'zhou', address + begun, { key, content: restored });
    }
    if (start === 'copied') return enter(walk, `${student}&copy_of=${String(feedback_id)}`);
    await enter(walk, start === 'begun' ? begun : student);
    return start === 'new' ? sendPicture(walk) : undefined;
  },
  events: {
    'field.changed': {
      find: ({ page, say }: Walk, { field = 'stars', value = 5 }: Partial<Change>): Locator =>
        field === 'stars'
          ? page.getByRole('radio', { name: say('feedback:class.stars', { count: Number(value) }) })
          : page.getByLabel(say(`feedback:field.${field}`)).first(),
      use: (control: Locator, { field, value }: Change) =>
        field === 'stars' ? control.click() : control.fill(String(value)),
    },
    'image.uploaded': { trigger: bringPicture },
    'image.removed': {
      find: ({ page, say }: Walk) =>
        page.getByRole('button', {
          name: say('feedback:image.remove', { name: say('feedback:field.images'), number: 1 }),
          exact: true,
        }),
    },
    'content.restored': button('parts:draft.restore'),
    'save.requested': button('feedback:draft.save'),
    'submit.requested': {
      find: (walk: Walk) => inReach(button('feedback:class.open').find(walk), walk),
    },
    'submit.cancelled': {
      find: (walk: Walk) =>
        dialogButton('parts:dialog.cancel')
          .find(walk)
          .or(dialogButton('feedback:class.names.cancel').find(walk)),
    },
    'submit.confirmed': dialogButton('feedback:class.submit'),
    'names.confirmed': dialogButton('feedback:class.names.verb'),
    'load.retried': button('parts:failed.retry'),
  },
  answers: {
    load: { done: [really, once(giveElsewhere)], error: [lost] },
    save: { done: [really], error: [refused, gone, lost] },
    submit: { done: [really], error: [refused, gone, naming, lost] },
    findSubmitted: { done: [arrived, really], error: [lost] },
  },
};
