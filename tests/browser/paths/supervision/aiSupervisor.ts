import { aiSupervisor } from '../../../../src/machines/supervision/aiSupervisor';
import { aiSupervisorPaths } from '../../../../src/machines/supervision/aiSupervisor.paths';
import { aiSupervisorDetail } from '../../../../src/machines/supervision/aiSupervisorDetail';
import { aiSupervisorDetailPaths } from '../../../../src/machines/supervision/aiSupervisorDetail.paths';
import {
  dialogueEffects,
  dialogueSummary,
  dialogueTalks,
} from '../../../../src/machines/supervision/dialogueRecords';
import {
  dialogueEffectsPaths,
  dialogueSummaryPaths,
  dialogueTalksPaths,
} from '../../../../src/machines/supervision/dialogueRecords.paths';
import { dialogueStudentRows } from '../../../../src/machines/supervision/dialogueStudentRows';
import { dialogueStudentRowsPaths } from '../../../../src/machines/supervision/dialogueStudentRows.paths';
import { repeatedPointRows } from '../../../../src/machines/supervision/repeatedPointRows';
import { repeatedPointRowsPaths } from '../../../../src/machines/supervision/repeatedPointRows.paths';
import { come } from '../come';
import type { ScreenAdapter, Walk } from '../adapter';
import { lost, really, sending } from '../answers';
import { collectionAdapter } from '../collection';
import { choosingTab } from '../collectionFilters';
import { dialogButton } from '../controls';
import { recordAdapter } from '../record';

/** A colleague who has judged some of the flags. */
const colleague = '韩秋实';

const list = '/aiSupervisorAssistant/aiSupervisorAssistantList?subject_id=2';
const detail = (view: string) =>
  `/aiSupervisorAssistant/aiSupervisorAssistantDetail?subject_id=2&student_id=10024&view=${view}`;

const at = (address: string) => (walk: Walk) => come(walk, address);

/** The students, with more than a page of them. */
export const dialogueStudentRowsAdapter = collectionAdapter({
  chart: dialogueStudentRows,
  catalogue: dialogueStudentRowsPaths,
  words: 'supervision',
  enter: list,
  search: { text: '子' },
  filter: choosingTab('supervision:standing', 'judged'),
});

export const aiSupervisorAdapter: ScreenAdapter = {
  chart: aiSupervisor,
  catalogue: aiSupervisorPaths,
  enter: at(list),
  events: {},
  answers: {},
};

export const dialogueSummaryAdapter = recordAdapter({
  ...{ chart: dialogueSummary, catalogue: dialogueSummaryPaths, enter: list },
});

export const dialogueTalksAdapter = recordAdapter({
  ...{ chart: dialogueTalks, catalogue: dialogueTalksPaths, enter: detail('dialogues') },
});

export const dialogueEffectsAdapter = recordAdapter({
  ...{ chart: dialogueEffects, catalogue: dialogueEffectsPaths },
  enter: (walk, start) =>
    at(start === 'none' ? detail('effect').replace('10024', '0') : detail('effect'))(walk),
  answers: { load: { done: [really], error: [sending({ student_id: '1' }), lost] } },
});

export const repeatedPointRowsAdapter = collectionAdapter({
  chart: repeatedPointRows,
  catalogue: repeatedPointRowsPaths,
  words: 'supervision',
  enter: detail('errors'),
  nothing: sending({ subject_id: '99' }),
});

/** A student's page; the first flag is judged, or the judgement taken back. */
export const aiSupervisorDetailAdapter: ScreenAdapter = {
  chart: aiSupervisorDetail,
  catalogue: aiSupervisorDetailPaths,
  enter: (walk, start) => at(detail(start))(walk),
  events: {
    'flag.judged': {
      find: ({ page }: Walk, event: { readonly type: string; readonly colleague: string | null }) =>
        page
          .getByRole('group')
          .filter(event.colleague === null ? { hasNotText: colleague } : { hasText: colleague })
          .getByRole('button')
          .first(),
    },
    'reopening.confirmed': dialogButton('supervision:takingBack.verb'),
    'reopening.cancelled': dialogButton('parts:dialog.cancel'),
  },
  answers: { judge: { done: [really], error: [lost] } },
};
