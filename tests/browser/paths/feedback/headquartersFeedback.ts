import { randomUUID } from 'node:crypto';
import { codes } from '../../../../src/contract/codes';
import { createFeedback } from '../../../../src/contract/feedback';
import { CallFailure } from '../../../../src/contract/failure';
import {
  emptyHeadquarters,
  emptyOf,
  headquartersForm,
  type HeadquartersForm,
  type HeadquartersType,
} from '../../../../src/domain/feedback';
import { headquartersFeedback } from '../../../../src/machines/feedback/headquartersFeedback';
import { headquartersFeedbackPaths } from '../../../../src/machines/feedback/headquartersFeedback.paths';
import { sampleRecord } from '../../../../src/machines/feedback/recordOffer.paths';
import { createClient } from '../../../server/rig/client';
import { type Answer, lost, really, sending } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import {
  content,
  draftKey,
  enterWithDraft,
  openButtons,
  otherType,
  recordBox,
  tabOf,
  writer,
} from './page';
import { receivePicture, sendPicture } from './pictures';

/** What was typed before. */
const written: HeadquartersForm = { ...emptyOf('portal'), content: '学生列表一直是空的' };

/** With a picture that nobody has uploaded, which no form would ever name. */
const refused = { ...written, images: ['/files/unknown'] };

/** Opens what stands in the form, which stays as it is: where it was just saved, or in the draft box. */
async function openOwn(walk: Walk): Promise<void> {
  const { page, say } = walk;
  const open = page.getByRole('button', { name: say('feedback:draft.open'), exact: true });
  if (await open.isVisible()) return open.click();
  await tabOf(walk, 'drafts').click();
  await openButtons(walk).first().click();
}

interface State {
  readonly value: unknown;
  readonly context: {
    readonly values: HeadquartersForm;
    readonly record: object | null;
    readonly unsent: { readonly images: number };
  };
}

const isEmpty = ({ values }: State['context']) =>
  JSON.stringify(values) === JSON.stringify(emptyHeadquarters);

/** What the screen lets somebody do, by where the form stands and what is in it. */
const events = {
  'field.changed': [
    { field: 'content', value: '第一页' },
    { field: 'content', value: '' },
  ],
  'type.chosen': [{ feedbackType: 'textbook' }, { feedbackType: 'portal' }],
  'pictures.counted': ({ value, context: { values, unsent } }: State) =>
    value === 'editing' && values.images.length === 0 && unsent.images === 0
      ? [{ place: 'images', unsent: 1 }]
      : [],
  'image.uploaded': ({ value, context: { unsent } }: State) =>
    value === 'submitted' ||
    ((value === 'editing' || value === 'confirmingPictures') && unsent.images === 1)
      ? [{ place: 'images', address: '/files/1', unsent: 0 }]
      : [],
  'image.moved': ({ context: { values } }: State) =>
    values.images.map((address) => ({ address, place: 0 })),
  'image.removed': ({ context: { values } }: State) =>
    values.images.map((address) => ({ place: 'images', address })),
  'draft.opened': ({ value, context: { values } }: State) =>
    value !== 'editing' || values.content === '第一页' ? [{ place: draftKey }] : [],
  'record.chosen': ({ context: { values, record } }: State) =>
    values.type === 'portal' ? [{ record: record === null ? sampleRecord : null }] : [],
  'content.restored': ({ context }: State) =>
    isEmpty(context) || context.unsent.images > 0
      ? [{ content: written }, { content: { ...written, unanswered: 'r1' } }]
      : [],
};

const { outcomes, project } = headquartersFeedbackPaths;
const unknownImage = new CallFailure('code', {
  path: createFeedback.path,
  code: codes.badPayload,
  data: { issues: [{ field: 'feedback.images', rule: 'unknown' }] },
});

/** Asked about a request by which a feedback was sent. */
const arrived: Answer = async (call, walk) => {
  const { as, subject_id } = writer;
  const requestId = randomUUID();
  const sent = { subject_id, feedback: headquartersForm.parse(written) };
  await createClient(walk.world.address).ask(createFeedback, sent, { as, requestId });
  await sending({ request_id: requestId })(call, walk);
};

interface Typed {
  readonly type: string;
  readonly value: string;
}

interface TypeChosen {
  readonly type: string;
  readonly feedbackType: HeadquartersType;
}

interface RecordChosen {
  readonly type: string;
  readonly record?: object | null;
}

/** The form of the feedback to headquarters. */
export const headquartersFeedbackAdapter: ScreenAdapter = {
  chart: headquartersFeedback,
  catalogue: {
    inputs: { empty: { subjectId: 2 } },
    events,
    outcomes: {
      ...outcomes,
      create: { ...outcomes.create, error: [unknownImage, outcomes.create.error[1]] },
    },
    project,
  },
  enter: (walk) => enterWithDraft(walk, written),
  events: {
    'field.changed': {
      find: content,
      use: (field, { value }: Typed) => field.fill(value),
    },
    'type.chosen': {
      find: (walk: Walk, { feedbackType }: TypeChosen) => otherType(walk, feedbackType),
    },
    'switch.confirmed': button('feedback:switch.verb'),
    'switch.cancelled': button('feedback:switch.cancel'),
    'pictures.counted': { trigger: sendPicture },
    'image.uploaded': { trigger: receivePicture },
    'submit.confirmed': button('feedback:unsent.verb'),
    'submit.cancelled': button('feedback:unsent.cancel'),
    'image.removed': {
      find: ({ page, say }: Walk) => {
        const name = say('feedback:image.remove', {
          name: say('feedback:field.images'),
          number: 1,
        });
        return page.getByRole('button', { name, exact: true });
      },
    },
    'record.chosen': {
      find: (walk: Walk, { record = null }: RecordChosen) => recordBox(walk, record === null),
    },
    // Not what the form itself has kept meanwhile.
    'content.restored': {
      find: ({ page, say }: Walk) =>
        page
          .getByRole('status')
          .filter({ hasText: written.content })
          .getByRole('button', { name: say('parts:draft.restore') }),
    },
    'save.requested': button('feedback:draft.save'),
    'draft.opened': { trigger: openOwn },
    'submit.requested': {
      find: (walk: Walk) =>
        button('feedback:headquarters.submit')
          .find(walk)
          .or(button('feedback:draft.submitAgain').find(walk)),
    },
  },
  elsewhere: {
    'headquartersFeedback.editing|image.moved|0':
      'The draft of the walk has no two pictures; the test of dropped pictures moves them',
    'headquartersFeedback.submitted|image.uploaded|0':
      'What is sent has no form; pictures are held back while it is sent',
    'headquartersFeedback.submitted|draft.opened|0':
      'The draft box asks it: draftBox.spec.ts opens a draft once another one was sent',
    ...Object.fromEntries(
      ['confirmingSwitch', 'confirmingPictures'].map((question) => [
        `headquartersFeedback.${question}|draft.opened|0`,
        'A question lies over the tabs of the page; the tests of the page prove it',
      ]),
    ),
    ...Object.fromEntries(
      ['0', '1'].map((index) => [
        `headquartersFeedback.editing|content.restored|${index}`,
        'The draft of the walk was never sent: feedbackLost.spec.ts restores one without an answer',
      ]),
    ),
    'headquartersFeedback.editing|content.restored|3':
      'A draft is offered once: draftBox.spec.ts restores one while a picture is being uploaded',
    'headquartersFeedback|draft.removed|0':
      'The draft box tells it: draftBox.spec.ts removes drafts beside the form',
    'headquartersFeedback|content.removed|0':
      'The draft box leads to it: draftBox.spec.ts removes the draft of the form',
    'headquartersFeedback.submitted|draft.removed|0':
      'The draft box tells it; what is sent has no draft to remove',
  },
  answers: {
    create: { done: [really], error: [sending({ feedback: JSON.stringify(refused) }), lost] },
    findCreated: { done: [arrived, really], error: [lost] },
  },
};
