import type { OutsidePage } from '../../shell/outsidePages';
import type { GrayTest, Switch } from '../../../src/domain/shell';

/** What headquarters has opened to each campus: everything to the first, some to the others. */
export const openTo: Readonly<Record<number, readonly (Switch | GrayTest)[]>> = {
  1: [
    'ERROR_BOOK_OFFLINE',
    'POST_EXAM',
    'CONFIG_CN_HEALTH_DDJ_GRAY',
    'CONFIG_STUDY_FEEDBACK_GRAY',
  ],
  2: ['ERROR_BOOK_OFFLINE'],
  3: ['ERROR_BOOK_OFFLINE', 'CONFIG_STUDY_FEEDBACK_GRAY'],
};

/** School vacations as month and day; the one that begins in January belongs to the winter before. */
export const vacations = [
  { from: '01-25', to: '02-22' },
  { from: '05-01', to: '05-05' },
  { from: '07-06', to: '08-30' },
  { from: '10-01', to: '10-07' },
] as const;

/** Pages of other products; this server itself stands for them. */
export const outsidePages: Readonly<Record<OutsidePage, string>> = {
  clientDownload: '/otherProducts/clientDownload?school={school}',
  selfStudy: '/otherProducts/selfStudy?teacher={account}',
  singleCloud: '/otherProducts/singleCloud?teacher={account}',
  supervise: '/otherProducts/supervise?teacher={account}',
  wordLearning: '/otherProducts/wordLearning?teacher={account}',
  customerRecord: '/otherProducts/customerRecord?teacher={account}&student={student}',
};
