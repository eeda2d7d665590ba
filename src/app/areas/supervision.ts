import type { Area } from './area';

const assistant = '/aiSupervisorAssistant/aiSupervisorAssistant';

export const supervision: Area = {
  words: ['supervision', 'students'],
  pages: {
    '/supervise/list': { entry: 'supervise', screen: () => import('../screens/supervise') },
    '/supervise': {
      frame: 'none',
      isOfSubject: true,
      screen: () => import('../screens/superviseBoard'),
    },
    [`${assistant}List`]: {
      entry: 'aiSupervisorAssistant',
      screen: () => import('../screens/aiSupervisor'),
    },
    [`${assistant}Detail`]: {
      under: 'aiSupervisorAssistant',
      key: ['student_id', 'view', 'flag'],
      screen: () => import('../screens/aiSupervisorDetail'),
    },
  },
};
