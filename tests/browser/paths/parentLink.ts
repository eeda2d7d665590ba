import { button, dialogButton, turn } from './controls';

/** What is done with a link by which parents read: it is made, and ended once that is confirmed. */
export const linkControls = {
  'load.retried': button('parts:failed.retry'),
  'link.requested': button('parts:parentLink.make'),
  'page.shown': turn('visible'),
  'ending.requested': button('parts:parentLink.end'),
  'ending.confirmed': dialogButton('parts:parentLink.endVerb'),
  'ending.cancelled': dialogButton('parts:dialog.cancel'),
};
