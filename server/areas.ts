import type { Area } from './area';
import { area as account } from './account';
import { area as answers } from './answers';
import { area as approvals } from './approvals';
import { area as exams } from './exams';
import { area as feedback } from './feedback';
import { area as foundation } from './foundation';
import { area as grading } from './grading';
import { area as home } from './home';
import { area as homework } from './homework';
import { area as lessons } from './lessons';
import { area as localPoints } from './localPoints';
import { area as materials } from './materials';
import { area as messages } from './messages';
import { area as preparation } from './preparation';
import { area as reports } from './reports';
import { area as rewards } from './rewards';
import { area as scores } from './scores';
import { area as shell } from './shell';
import { area as students } from './students';
import { area as supervision } from './supervision';
import { area as training } from './training';
import { area as workOrders } from './workOrders';

/** The areas of the server. */
export const areas = {
  account,
  shell,
  home,
  students,
  homework,
  grading,
  lessons,
  foundation,
  materials,
  messages,
  training,
  workOrders,
  supervision,
  scores,
  exams,
  localPoints,
  feedback,
  approvals,
  answers,
  reports,
  rewards,
  preparation,
} satisfies Record<string, Area>;
