import { liveThroughADay } from './day';
import { test } from './world';

test.use({ locale: 'en-GB' });

liveThroughADay({
  language: 'en',
  username: 'emily',
  subjectId: 1,
  hasTrials: false,
  sought: { initials: 'qsy', name: '秦书瑶' },
});
