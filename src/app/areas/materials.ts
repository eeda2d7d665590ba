import type { Area } from './area';

export const materials: Area = {
  words: ['materials'],
  pages: {
    '/management/list': { entry: 'management', screen: () => import('../screens/materials') },
    '/management/info': {
      under: 'management',
      key: ['material_id'],
      screen: () => import('../screens/material'),
    },
  },
};
