/** Where homework is assigned to some students; without any, to be chosen there. */
export const assigningPage = (ids: readonly number[]) => `/homework/list?assign=${ids.join(',')}`;

/** Where students are reminded, one or those who are ticked. */
export const remindingPage = '/student/list?list=responsible';

/** Where some students are given coins; `search` finds the one of them in the list. */
export function rewardPage(ids: readonly number[], search?: string): string {
  const found = search === undefined ? {} : { search };
  return `/crystal/list?${new URLSearchParams({ reward: ids.join(','), ...found }).toString()}`;
}
