import { matchesState, type StateValue } from 'xstate';
import { headquarters } from '../../../../src/machines/feedback/headquarters';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';
import { content, enterFeedback, otherType, tabOf } from './page';

interface State {
  readonly value: StateValue;
}

/** Nothing lies over the page, which shows the form or what was sent. */
const shows = (view: 'writing' | 'sent') => {
  const where = { view, dialog: 'closed' };
  return ({ value }: State) => (matchesState(where, value) ? [{}] : []);
};

const tab = (name: 'write' | 'sent') => ({ find: (walk: Walk) => tabOf(walk, name) });

/** What the world's story has sent last. */
const sent = '解析第二步漏写了检验，学生照着写会丢分。';

/** A feedback is sent, and the next one begun. */
async function writeAnother(walk: Walk): Promise<void> {
  await otherType(walk, 'portal').check();
  await content(walk).fill('学生列表一直是空的');
  await button('feedback:headquarters.submit').find(walk).click();
  await button('feedback:headquarters.another').find(walk).click();
}

/** The page of the feedback to headquarters: the form, and what was sent. */
export const headquartersAdapter: ScreenAdapter = {
  chart: headquarters,
  catalogue: {
    inputs: { subject: { subjectId: 2 } },
    events: {
      'sent.chosen': shows('writing'),
      'writing.chosen': shows('sent'),
      'another.requested': shows('writing'),
      'feedback.opened': (state: State) => shows('sent')(state).map(() => ({ feedbackId: 5 })),
    },
  },
  enter: enterFeedback,
  events: {
    'sent.chosen': tab('sent'),
    'writing.chosen': tab('write'),
    'another.requested': { trigger: writeAnother },
    'feedback.opened': {
      find: ({ page }: Walk) => page.getByRole('button', { name: sent, exact: true }),
    },
    'feedback.closed': button('parts:dialog.close'),
  },
  answers: {},
};
