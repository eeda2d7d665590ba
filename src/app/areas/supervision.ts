import type { Area } from './area';

const assistant = '/aiSupervisorAssistant/aiSupervisorAssistant';

export const supervision: Area = {
  words: ['supervision', 'students'],
  pages: {
    [`${assistant}List`]: {
      entry: 'aiSupervisorAssistant',
      screen: () => import('../screens/aiSupervisor'),
    },
    [`${assistant}Detail`]: {
      key: ['student_id', 'view', 'flag'],
      screen: () => import('../screens/aiSupervisorDetail'),
    },
  },
};
