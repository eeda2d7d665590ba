import type { Area } from './area';

const frame = 'none';

export const shell: Area = {
  words: ['pages'],
  pages: {
    '/': { redirect: '/home' },
    '/guide': { frame, screen: () => import('../screens/guide') },
    '/previewFile': { frame, key: ['fileUrl'], screen: () => import('../screens/filePreview') },
    '/viewVideo': { frame, key: ['videoUrl'], screen: () => import('../screens/video') },
    // The specification names these without an address [SCREEN-180, SCREEN-185 … SCREEN-187].
    '/welcome': { screen: () => import('../screens/welcome') },
    '/downloadCenter': { screen: () => import('../screens/downloadCenter') },
    '/oldVersion': { frame, screen: () => import('../screens/oldVersion') },
    '/winterBreak': { frame, screen: () => import('../screens/winterBreak') },
  },
};
