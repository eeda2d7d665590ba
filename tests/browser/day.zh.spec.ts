import { liveThroughADay } from './day';

liveThroughADay({
  language: 'zh',
  username: 'zhou',
  subjectId: 3,
  hasTrials: true,
  sought: { initials: 'zzh', name: '张子涵' },
});
