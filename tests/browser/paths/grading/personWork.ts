import { matchesState, type StateValue } from 'xstate';
import { homeworkInfo } from '../../../../src/contract/homework';
import { personWork } from '../../../../src/machines/grading/personWork';
import { personWorkPaths } from '../../../../src/machines/grading/personWork.paths';
import { lost, really } from '../answers';
import { tell } from '../socket';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { essay, markSentence, openWork, passFirst, personAt, remarkOn, retarget } from './desk';

interface Memory {
  readonly personId: number;
  readonly marked: object | null;
}

interface State {
  readonly context: Memory;
}

interface Standing extends State {
  readonly value: StateValue;
}

/** The person whose grading, which asks for the same, cannot be loaded: only there a retry is offered. */
const unloaded = 8;
const only =
  <Case>(isUnloaded: boolean, ...cases: readonly Case[]) =>
  ({ context }: State) =>
    (context.personId === unloaded) === isUnloaded ? cases : [];

const { inputs, events, outcomes } = personWorkPaths;
const message = { type: 'homework.changed' } as const;

/** One student's work, of an essay that is to be corrected. */
export const personWorkAdapter: ScreenAdapter = {
  chart: personWork,
  catalogue: {
    inputs: { ...inputs, unloaded: { ...inputs.essay, personId: unloaded } },
    events: {
      'retry.requested': only(true, {}),
      'work.loaded': only(false, ...events['work.loaded']),
      'stretch.marked': only(false, { start: 0, end: 9 }),
      'stretch.unmarked': only(false, {}),
      'remark.requested': only(false, { category: 'language' }),
      'retarget.requested': only(false, { id: 'a1' }),
      'socket.received': [{ message }],
    },
    outcomes: {
      loadInfo: {
        done: only(false, ...outcomes.loadInfo.done),
        error: only(false, ...outcomes.loadInfo.error),
      },
    },
    project: ({ personId, marked }: Memory) => [personId, marked],
  },
  async enter(walk, start) {
    const isUnloaded = start === 'unloaded';
    await passFirst(walk.page, homeworkInfo, isUnloaded);
    await openWork(walk, await personAt(walk, 'toBeCorrected'));
    if (isUnloaded) {
      await button('parts:failed.retry').find(walk).waitFor();
      return;
    }
    await essay(walk).waitFor();
    await markSentence(walk);
    await remarkOn(walk).click();
  },
  events: {
    'retry.requested': button('parts:failed.retry'),
    'work.loaded': { trigger: () => Promise.resolve() },
    'stretch.marked': { trigger: markSentence },
    'stretch.unmarked': button('grading:mark.cancel'),
    'remark.requested': { find: remarkOn },
    'retarget.requested': retarget,
    'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', message) },
  },
  answers: { loadInfo: { done: [really], error: [lost] } },
  atOnce: ({ value, context }: Standing) =>
    matchesState({ info: 'awaited' }, value) && context.personId !== unloaded
      ? ['work.loaded']
      : [],
};
