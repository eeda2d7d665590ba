import { type Call, isCall } from './call';
import * as account from './account';
import * as answers from './answers';
import * as approvals from './approvals';
import * as behaviour from './behaviour';
import * as boards from './boards';
import * as courses from './courses';
import * as crystals from './crystals';
import * as dialogues from './dialogues';
import * as exams from './exams';
import * as feedback from './feedback';
import * as foundation from './foundation';
import * as foundationCourses from './foundationCourses';
import * as grading from './grading';
import * as highlights from './highlights';
import * as home from './home';
import * as homework from './homework';
import * as lessons from './lessons';
import * as localPoints from './localPoints';
import * as lottery from './lottery';
import * as materials from './materials';
import * as messages from './messages';
import * as options from './options';
import * as ownCoins from './ownCoins';
import * as preparation from './preparation';
import * as redpoint from './redpoint';
import * as reminders from './reminders';
import * as reports from './reports';
import * as reviews from './reviews';
import * as rewards from './rewards';
import * as savedViews from './savedViews';
import * as scores from './scores';
import * as shell from './shell';
import * as student from './student';
import * as students from './students';
import * as superviseJump from './superviseJump';
import * as supervision from './supervision';
import * as training from './training';
import * as workOrders from './workOrders';

const areas = {
  account,
  shell: { ...shell, ...options, ...savedViews },
  home: { ...home, ...redpoint, ...reminders },
  students: { ...students, ...student, ...behaviour },
  lessons: { ...lessons, ...courses },
  answers: { ...answers, ...reviews },
  homework,
  grading,
  feedback,
  foundation: { ...foundation, ...foundationCourses, ...boards, ...lottery },
  reports,
  rewards: { ...rewards, ...ownCoins, ...crystals, ...highlights },
  scores,
  exams,
  supervision: { ...supervision, ...superviseJump, ...dialogues },
  approvals,
  localPoints,
  materials,
  messages,
  training,
  workOrders,
  preparation,
};

/** Every call of the product, by area, as the server, the OpenAPI document and the tests need them. */
export const callsByArea: Readonly<Record<string, readonly Call[]>> = Object.fromEntries(
  Object.entries(areas).map(([area, module]) => [area, Object.values(module).filter(isCall)]),
);

/** Every call of the product. */
export const allCalls: readonly Call[] = Object.values(callsByArea).flat();
