import {
  classFeedbackList,
  endFeedbackLink,
  feedbackLink as askLink,
  makeFeedbackLink,
} from '../../../../src/contract/feedback';
import { feedbackLink } from '../../../../src/machines/feedback/feedbackLink';
import { feedbackLinkPaths } from '../../../../src/machines/feedback/feedbackLink.paths';
import { parentFeedback } from '../../../../src/machines/feedback/parentFeedback';
import { parentFeedbackPaths } from '../../../../src/machines/feedback/parentFeedback.paths';
import { createClient } from '../../../server/rig/client';
import { asZhou, comeBack } from '../../world';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, once, really, sending } from '../answers';
import { linkControls } from '../parentLink';

const subject_id = 2;

/** A feedback that was given. */
async function givenOf({ world }: Walk) {
  const asked = { subject_id, status: 'given', page: 1, page_size: 1 } as const;
  const { list } = await createClient(world.address).ask(classFeedbackList, asked, asZhou);
  const [given] = list;
  if (given === undefined) throw new Error('nothing was given');
  return given;
}

/** Somebody has made its link already. */
async function make(walk: Walk) {
  const { feedback_id } = await givenOf(walk);
  const asked = { subject_id, feedback_id };
  return createClient(walk.world.address).ask(makeFeedbackLink, asked, asZhou);
}

/** Nobody has a link to it any more. */
async function end(walk: Walk): Promise<void> {
  const { feedback_id } = await givenOf(walk);
  const asked = { subject_id, feedback_id };
  const client = createClient(walk.world.address);
  const { link } = await client.ask(askLink, asked, asZhou);
  if (link !== null) await client.ask(endFeedbackLink, asked, asZhou);
}

/** The link by which parents read a feedback. */
export const feedbackLinkAdapter: ScreenAdapter = {
  chart: feedbackLink,
  catalogue: feedbackLinkPaths,
  async enter(walk) {
    const { page, world, language } = walk;
    const { student_id, feedback_id } = await givenOf(walk);
    const query = `subject_id=2&student_id=${String(student_id)}&feedback_id=${String(feedback_id)}`;
    await comeBack(page, world, 'zhou', `/classFeedback/index?${query}`, language);
  },
  events: linkControls,
  answers: {
    load: { call: askLink, done: [once(end), once(make)], error: [lost] },
    make: { done: [really], error: [lost] },
    end: { call: endFeedbackLink, done: [really], error: [lost] },
  },
};

/** What parents read, in a browser that nobody has logged in with. */
export const parentFeedbackAdapter: ScreenAdapter = {
  chart: parentFeedback,
  catalogue: parentFeedbackPaths,
  async enter(walk, start) {
    const address = start === 'none' ? '/parentFeedback' : ((await make(walk)).link?.address ?? '');
    await walk.page.goto(new URL(address, walk.world.address).href);
  },
  // The page speaks the language of whoever made the link.
  events: {
    'load.retried': { find: ({ page }: Walk) => page.getByRole('alert').getByRole('button') },
  },
  answers: { load: { done: [really], error: [sending({ link: 'none' }), lost] } },
};
