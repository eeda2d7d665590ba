import type { Area } from './area';

const frame = 'none';

export const account: Area = {
  words: ['account'],
  pages: {
    // Its words and code come with the portal: it is most people's first page.
    '/login': { frame, words: [], screen: () => import('../screens/login') },
    '/tokenLogin': { frame, screen: () => import('../screens/tokenLogin') },
    '/accountUpdate': { frame, screen: () => import('../screens/accountUpdate') },
    '/noPermission': { frame, key: ['reason'], screen: () => import('../screens/noPermission') },
    '/busy': { frame, key: ['path', 'request'], screen: () => import('../screens/busy') },
    '/role': { frame, screen: () => import('../screens/role') },
    '/account': { frame, screen: () => import('../screens/account') },
  },
};
