import { englishInfo, subjectiveInfo } from '../../../../src/contract/grading';
import { answerWork } from '../../../../src/machines/grading/answerWork';
import { answerWorkPaths } from '../../../../src/machines/grading/answerWork.paths';
import { answerOf, openAnswer } from '../../answering';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really } from '../answers';
import { button } from '../controls';
import { tell } from '../socket';
import { essay, markSentence, passFirst, retarget } from './desk';

interface Memory {
  readonly context: { readonly subjectId: number; readonly answerId: number };
}

/** The answer whose grading cannot be loaded: only there a retry is offered. */
const unloaded = 8;
const { inputs, events, outcomes } = answerWorkPaths;
const message = { type: 'homework.changed' } as const;
const [ungraded] = outcomes.loadSubjective.done;
const only =
  <Case>(isUnloaded: boolean, ...cases: readonly Case[]) =>
  ({ context }: Memory) =>
    (context.answerId === unloaded) === isUnloaded ? cases : [];

const adding = button('grading:mark.add');

/** A written answer's page; English essays are marked on it. */
export const answerWorkAdapter: ScreenAdapter = {
  chart: answerWork,
  catalogue: {
    inputs: {
      ...inputs,
      unloaded: { ...inputs.english, answerId: unloaded },
      subjectiveUnloaded: { ...inputs.subjective, answerId: unloaded },
    },
    events: {
      'retry.requested': only(true, {}),
      'stretch.marked': only(false, { start: 0, end: 9 }),
      'stretch.unmarked': only(false, {}),
      'remark.requested': only(false, {}),
      'retarget.requested': only(false, ...events['retarget.requested']),
      'socket.received': only(false, { message }),
    },
    outcomes: {
      loadSubjective: { done: [ungraded], error: outcomes.loadSubjective.error },
      loadEnglish: { done: [ungraded], error: outcomes.loadEnglish.error },
    },
    project: ({ marked, subjectId, answerId }: Memory['context'] & { marked: object | null }) => [
      marked,
      subjectId,
      answerId,
    ],
  },
  async enter(walk: Walk, start: string) {
    const subject = start === 'english' || start === 'unloaded' ? 1 : 3;
    const isUnloaded = start.toLowerCase().includes('unloaded');
    const answerId = await answerOf(walk.world, subject);
    await passFirst(walk.page, subject === 1 ? englishInfo : subjectiveInfo, isUnloaded);
    await openAnswer(walk, subject, answerId);
    if (isUnloaded) {
      await button('parts:failed.retry').find(walk).waitFor();
    } else if (subject === 1) {
      await essay(walk).waitFor();
      await markSentence(walk);
      await adding.find(walk).click();
    }
  },
  events: {
    'retry.requested': button('parts:failed.retry'),
    'stretch.marked': { trigger: markSentence },
    'stretch.unmarked': button('grading:mark.cancel'),
    'remark.requested': adding,
    'retarget.requested': retarget,
    'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', message) },
  },
  answers: {
    loadSubjective: { done: [really], error: [lost] },
    loadEnglish: { done: [really], error: [lost] },
  },
};
