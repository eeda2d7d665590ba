import { savePracticeAnswer } from '../../../../src/contract/preparation';
import { practice } from '../../../../src/machines/preparation/practice';
import { practicePaths } from '../../../../src/machines/preparation/practice.paths';
import { practiceAnswer } from '../../../../src/machines/preparation/practiceAnswer';
import { practiceAnswerPaths } from '../../../../src/machines/preparation/practiceAnswer.paths';
import { preparedQuestion } from '../../../../src/machines/preparation/preparedQuestion';
import { preparedQuestionPaths } from '../../../../src/machines/preparation/preparedQuestion.paths';
import { preparedQuestionRows } from '../../../../src/machines/preparation/preparedQuestionRows';
import { preparedQuestionRowsPaths } from '../../../../src/machines/preparation/preparedQuestionRows.paths';
import { createClient } from '../../../server/rig/client';
import { asZhou, expect } from '../../world';
import { come } from '../come';
import type { Walk } from '../adapter';
import { type Answer, lost, really, reallyTold, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosing } from '../collectionFilters';
import { button, dialogButton } from '../controls';
import { comeBackToDraft } from '../drafts';
import { formAdapter } from '../form';
import { recordAdapter } from '../record';
import { changedWhileRefreshing } from '../whileRefreshing';

const detail = '/prepare/detail?subject_id=2&course_id=204';
/** Two questions of one point: account A has answered both, account B the first. */
const [first, second] = [20_009, 20_010];
/** No account has answered it, or another one of its point. */
const untouched = 20_004;

/** A person compares its answer with the solution. */
const unjudged = 20_011;

const addressOf = (view: string, question = first) =>
  `${detail}&view=${view}&question_id=${String(question)}&test_account=C`;
const absent = sending({ question_id: '999' });

/** The questions of a course. */
export const preparedQuestionRowsAdapter = collectionAdapter({
  chart: preparedQuestionRows,
  catalogue: preparedQuestionRowsPaths,
  words: 'preparation',
  async enter(walk) {
    await walk.world.control('preparation/questions', { question_id: '20002' });
    await come(walk, `${detail}&view=questions`);
  },
  search: { text: '积', label: 'preparation:questions.search' },
  filter: choosing('preparation:filter.type', 'answers:type.singleChoice'),
});

/** One question. */
export const preparedQuestionAdapter = recordAdapter({
  chart: preparedQuestion,
  catalogue: preparedQuestionPaths,
  enter: (walk, start) => come(walk, addressOf('question', start === 'none' ? 0 : first)),
  answers: { load: { done: [really], error: [absent, lost] } },
});

const field = ({ page, say }: Walk) =>
  page.getByRole('textbox', { name: say('preparation:answer.answer') });
const submit = button('preparation:answer.verb');

/** Answers, by a choice where there are some, and sends it. */
const give: Answer = async (_, walk) => {
  const choice = walk.page.getByRole('radio', { name: 'A', exact: true });
  await expect(choice.or(field(walk))).toBeVisible();
  if (await choice.isVisible()) await choice.check();
  else await field(walk).fill('12');
  await submit.find(walk).click();
};

/** Account B answers what a person has to compare: account C's answers are removed on the way. */
async function answerCompared({ world }: Walk): Promise<void> {
  const asked = {
    subject_id: 2,
    course_id: 204,
    question_id: unjudged,
    test_account: 'B',
  } as const;
  await createClient(world.address).ask(savePracticeAnswer, { ...asked, answer: 'x' }, asZhou);
}
const compared = { question_id: String(unjudged), test_account: 'B' };

/** One question that account C practises. */
export const practiceAdapter = recordAdapter({
  chart: practice,
  catalogue: changedWhileRefreshing(practicePaths, ['practiceAnswer', 'judge', 'restart']),
  message: 'preparation.changed',
  async enter(walk, start) {
    await answerCompared(walk);
    await come(walk, addressOf('practice', start === 'none' ? 0 : first));
  },
  events: {
    'answer.judged': button('preparation:judge.wrong'),
    'repeat.requested': button('preparation:restart.open'),
    'repeat.confirmed': dialogButton('preparation:restart.verb'),
    'repeat.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: {
    load: {
      done: [
        sending({ question_id: String(untouched) }),
        sending({ test_account: 'B', question_id: String(second) }),
        sending({ test_account: 'A' }),
        sending(compared),
      ],
      error: [absent, lost],
    },
    practiceAnswer: { done: [give, give] },
    judge: { done: [sending(compared)], error: [lost] },
    restart: { done: [reallyTold], error: [lost] },
  },
  elsewhere: {
    'practice.ready.work.answering|xstate.done.actor.form|0':
      'An answer in doubt is sent again after the others were deleted: preparation.spec.ts does it',
  },
});

/** What account C answers. */
export const practiceAnswerAdapter = formAdapter({
  chart: practiceAnswer,
  catalogue: practiceAnswerPaths,
  words: 'preparation:answer',
  on: 'page',
  async enter(walk) {
    await comeBackToDraft(walk, 'zhou', addressOf('practice'), {
      key: `practice.C.${String(first)}`,
      content: { answer: '36' },
    });
  },
  errors: [lost, sending({ answer: 'x'.repeat(2001) })],
});
