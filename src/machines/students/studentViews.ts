/** The tabs of one student's page, as the address names them [SCREEN-039 … SCREEN-052]. */
export const studentViews = [
  'overview',
  'report',
  'homework',
  'history',
  'lockUnlock',
  'errorBook',
  'studyTime',
  'behaviour',
  'customization',
  'foundationMode',
  'rebuildFoundation',
] as const;
export type StudentView = (typeof studentViews)[number];
