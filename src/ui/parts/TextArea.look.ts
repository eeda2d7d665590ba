import type { Look } from './theme/look';

export const look: Look = {
  // With its element: it wins over the height of a control, which stands later in the sheet.
  'textarea.text-area': { display: 'block', height: 'auto', py: 1, resize: 'vertical' },
};
