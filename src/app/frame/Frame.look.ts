import type { Look } from '../../ui/parts/theme/look';

export const look: Look = {
  '.frame': { display: 'flex', alignItems: 'flex-start' },
  '.frame-top-room': { height: 'header' },
  '.frame-side-room': { width: 'sidebar', flex: 'none' },
  '.frame-main': { flex: 1, minWidth: 0, outline: 0 },
  '.frame-content': { maxWidth: 'content', mx: 'auto' },
  '.frame-content-framed': { p: 6 },
  // The service desk's button must not lie on the end of a page.
  '.frame-content-above-desk': { pb: 20 },
};
