import type { Page, Route } from '@playwright/test';
import {
  correctEnglish,
  correctSubjective,
  englishInfo,
  subjectiveInfo,
} from '../../../../src/contract/grading';

import { subjectiveGradingPaths } from '../../../../src/machines/grading/answerGrading.paths';
import { createClient } from '../../../server/rig/client';
import { addressOf, answerOf, openAnswer } from '../../answering';
import type { Walk } from '../adapter';
import type { Answer } from '../answers';
import { draftsKept, draftsRefusing } from '../brokenDrafts';
import { dialogButton } from '../controls';
import { comeBackToDraft } from '../drafts';

import {
  gradingAnswers,
  gradingEvents,
  isDrafted,
  isWriting,
  noticed,
  only,
  putAside,
  type State,
} from './gradingForm';
import { expectLoad, holdLoads } from './heldLoad';

const { outcomes } = subjectiveGradingPaths;

export const isPutAside = ({ context }: State) => context.id === putAside;
export const isRestored = (state: State) =>
  isDrafted(state) && state.context.values.language !== '' && state.context.rival === null;

/** The answer's text is empty: a server of others may say so. */
const empty: Answer = async (call: Route | null) => {
  const response = await call?.fetch();
  const body: unknown = await response?.json();
  const json: unknown = JSON.parse(JSON.stringify(body), (name, value: unknown) =>
    name === 'answer' ? '' : value,
  );
  await call?.fulfill({ json });
};

/** The same person grades the answer with another browser. */
async function gradeElsewhere({ page, world }: Walk): Promise<void> {
  const client = createClient(world.address);
  const answer_id = Number(new URL(page.url()).searchParams.get('answer_id'));
  const subject_id = page.url().includes('subject_id=1') ? 1 : 3;
  if (subject_id === 1) {
    const { revision } = await client.ask(englishInfo, { subject_id, answer_id }, { as: 'zhou' });
    if (revision > 0) return;
    const items = { content: 5, language: 4, coherence: 4, mechanics: 2 };
    const grading = { total: 15, items, annotations: [], comment: '' };
    await client.ask(correctEnglish, { subject_id, answer_id, revision, grading }, { as: 'zhou' });
    return;
  }
  const { revision } = await client.ask(subjectiveInfo, { subject_id, answer_id }, { as: 'zhou' });
  if (revision > 0) return;
  const marks = { central_material: 35, language: 36, structure: 18, stars: 4, comment: '' };
  await client.ask(
    correctSubjective,
    { subject_id, answer_id, revision, ...marks },
    { as: 'zhou' },
  );
}

export const events = {
  ...gradingEvents(
    {
      comment: ({ page, say }) =>
        page.getByRole('textbox', { name: say('grading:subjective.comment') }),
      phrases: 'grading:subjective.comment',
      ...{ open: 'grading:answer.open', verb: 'grading:answer.verb' },
    },
    gradeElsewhere,
  ),
  'putAside.requested': dialogButton('grading:ready.aside'),
  'content.kept': { trigger: (walk: Walk) => draftsKept(null, walk) },
  'content.notKept': { trigger: (walk: Walk) => draftsRefusing('put')(null, walk) },
};

export const cases = {
  'comment.written': only(isWriting, { place: 'comment', text: '写得不错' }),
  'phrase.inserted': only(isWriting, { place: 'comment', text: '写得好' }),
  'submit.requested': only((state) => isWriting(state) || isRestored(state), {}),
  'rival.noticed': noticed,
};

/** What oneself has submitted with another browser is another grading. */
export const compares = (other: object) => ({
  done: ({ context: { values } }: State) => [
    other,
    { ...other, graded: { values, by: 'Zhou', at: '2026-11-20T14:20:00+08:00' } },
  ],
  error: outcomes.compare.error,
});

export const answers = gradingAnswers(gradeElsewhere, empty);

/** Where a grading was put aside before the walk. */
export const asidePages = new WeakSet<Page>();

const { graded } = outcomes.load.done[1];
/** What was put aside. */
export const aside = { ...graded.values, isReady: true };

/** Goes to an answer; where it was begun before, its marks are kept. */
export const entering =
  (subject_id: 1 | 3, name: string, content: object) =>
  async (walk: Walk, start: string): Promise<void> => {
    const answerId = await answerOf(walk.world, subject_id);
    await holdLoads(walk.page, subject_id === 1 ? englishInfo : subjectiveInfo);
    expectLoad(walk.page);
    if (start === 'putAside') asidePages.add(walk.page);
    if (!['drafted', 'putAside'].includes(start)) return openAnswer(walk, subject_id, answerId);
    const key = `grading.${name}.${String(subject_id)}.${String(answerId)}`;
    return comeBackToDraft(walk, 'zhou', addressOf(subject_id, answerId), {
      key,
      content: start === 'putAside' ? aside : content,
    });
  };
