import type { Area } from './area';

export const approvals: Area = {
  words: ['approvals', 'students'],
  pages: { '/courseTimeApply/list': { screen: () => import('../screens/approvals') } },
};
