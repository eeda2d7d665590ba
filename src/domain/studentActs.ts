import type { TeacherInfo } from './teacher';
import { isOpenFor } from './useType';

/** Where homework is assigned to some students; without any, to be chosen there. */
export const assigningPage = (ids: readonly number[]) => `/homework/list?assign=${ids.join(',')}`;

/** Where students are reminded, one or those who are ticked. */
export const remindingPage = '/student/list?list=responsible';

const rewards = '/crystal/list';

/** Whether the school of whoever looks at students has the page on which they are given coins. */
export const mayReward = ({ school_use_type: useType }: Pick<TeacherInfo, 'school_use_type'>) =>
  isOpenFor(useType, 'pages', rewards);

/** Where some students are given coins; `search` finds the one of them in the list. */
export function rewardPage(ids: readonly number[], search?: string): string {
  const found = search === undefined ? {} : { search };
  return `${rewards}?${new URLSearchParams({ reward: ids.join(','), ...found }).toString()}`;
}
