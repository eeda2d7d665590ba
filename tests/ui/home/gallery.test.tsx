// @vitest-environment happy-dom
import { home as area } from '../../../src/app/areas/home';
import { home } from '../../../src/machines/home/home';
import * as polls from '../../../src/machines/home/homePolls';
import { schedule } from '../../../src/machines/home/schedule';
import { snooze } from '../../../src/machines/home/snooze';
import { todos } from '../../../src/machines/home/todos';
import { AttentionBlock } from '../../../src/ui/home/AttentionBlock';
import { LessonsBlock } from '../../../src/ui/home/LessonsBlock';
import { NumbersBlock } from '../../../src/ui/home/NumbersBlock';
import { ReportsBlock } from '../../../src/ui/home/ReportsBlock';
import { ScheduleBlock } from '../../../src/ui/home/ScheduleBlock';
import { SnoozeDialog } from '../../../src/ui/home/SnoozeDialog';
import { StudyWeekChart } from '../../../src/ui/parts/StudyWeekChart';
import { TodoBlock } from '../../../src/ui/home/TodoBlock';
import { WeekBlock } from '../../../src/ui/home/WeekBlock';
import { showGallery, showPages } from '../gallery';

const stay = () => undefined;

showGallery(polls.attentionPoll, (actor) => (
  <AttentionBlock actor={actor} isReminding={false} onRemind={() => {}} />
));
showGallery(polls.summaryPoll, (actor) => <NumbersBlock actor={actor} />);
showGallery(polls.lessonPoll, (actor) => <LessonsBlock actor={actor} />);
showGallery(polls.reportPoll, (actor) => <ReportsBlock actor={actor} />);
showGallery(polls.weekPoll, (actor) => <WeekBlock actor={actor} chart={StudyWeekChart} />);
showGallery(schedule, (actor) => <ScheduleBlock actor={actor} />);
showGallery(snooze, (actor) => <SnoozeDialog actor={actor} onCancel={stay} />);
showGallery(todos, (actor) => <TodoBlock actor={actor} />, { elsewhere: ['snooze'] });
await showPages(area, {
  home: { elsewhere: Object.keys(home.implementations.actors) },
  todos: { role: 'heading', elsewhere: ['todoPoll', 'snooze'], name: 'todoScreen' },
});
