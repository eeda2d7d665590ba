import { guide } from '../../../../src/machines/shell/guide';
import { guidePaths } from '../../../../src/machines/shell/guide.paths';
import { come } from '../come';
import { lost, really } from '../answers';
import { button } from '../controls';
import type { ScreenAdapter, Walk } from '../adapter';

/** The pages that show a newcomer around. */
export const guideAdapter: ScreenAdapter = {
  chart: guide,
  catalogue: guidePaths,
  enter: (walk) => come(walk, '/guide?subject_id=2'),
  events: {
    'step.continued': {
      find: (walk: Walk) =>
        button('pages:guide.next').find(walk).or(button('pages:guide.finish').find(walk)),
    },
    'step.back': button('pages:guide.back'),
    'guide.closed': button('pages:guide.skip'),
  },
  answers: { remember: { done: [really], error: [lost] } },
};
