import type { accuracyAround, TimelineAct } from '../../domain/studentTimeline';
import { colleague, columnsOf, moment, share, text } from '../parts/columns';

/** An act, with how the student answered in the days before it and after it. */
export type ActRow = TimelineAct & ReturnType<typeof accuracyAround>;

/** What the table of a student's time line says of each act. */
export const timelineColumns = columnsOf<ActRow>(
  'students',
  [
    text('what', ({ kind, amount }, { t }) => t(`timeline.act.${kind}`, { count: amount ?? 0 })),
    moment('at', ({ at }) => at),
    colleague('by', ({ by }) => by, { width: 30, yields: 1 }),
    share('before', ({ before }) => before, { explained: 'timeline.beforeWhy' }),
    share('after', ({ after }) => after, { explained: 'timeline.afterWhy' }),
  ],
  'timeline',
);
