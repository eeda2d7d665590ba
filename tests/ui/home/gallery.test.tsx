// @vitest-environment happy-dom
import { createActor } from 'xstate';
import { home } from '../../../src/machines/home/home';
import { homePaths } from '../../../src/machines/home/home.paths';
import * as polls from '../../../src/machines/home/homePolls';
import * as paths from '../../../src/machines/home/homePolls.paths';
import { schedule } from '../../../src/machines/home/schedule';
import { schedulePaths } from '../../../src/machines/home/schedule.paths';
import { snooze } from '../../../src/machines/home/snooze';
import { snoozePaths } from '../../../src/machines/home/snooze.paths';
import { todos } from '../../../src/machines/home/todos';
import { todosPaths } from '../../../src/machines/home/todos.paths';
import { draft } from '../../../src/machines/parts/draft';
import { draftPaths } from '../../../src/machines/parts/draft.paths';
import { AttentionBlock } from '../../../src/ui/home/AttentionBlock';
import { HomeScreen } from '../../../src/ui/home/HomeScreen';
import { LessonsBlock } from '../../../src/ui/home/LessonsBlock';
import { NumbersBlock } from '../../../src/ui/home/NumbersBlock';
import { ReportsBlock } from '../../../src/ui/home/ReportsBlock';
import { ScheduleBlock } from '../../../src/ui/home/ScheduleBlock';
import { SnoozeDialog } from '../../../src/ui/home/SnoozeDialog';
import { StudyWeekChart } from '../../../src/ui/home/StudyWeekChart';
import { TodoBlock } from '../../../src/ui/home/TodoBlock';
import { WeekBlock } from '../../../src/ui/home/WeekBlock';
import { showGallery } from '../gallery';

const stay = () => undefined;

const attention = { chart: polls.attentionPoll, paths: paths.attentionPollPaths };
showGallery(attention, (actor) => <AttentionBlock actor={actor} />);

const summary = { chart: polls.summaryPoll, paths: paths.summaryPollPaths };
showGallery(summary, (actor) => <NumbersBlock actor={actor} />);

const lessons = { chart: polls.lessonPoll, paths: paths.lessonPollPaths };
showGallery(lessons, (actor) => <LessonsBlock actor={actor} />);

const reports = { chart: polls.reportPoll, paths: paths.reportPollPaths };
showGallery(reports, (actor) => <ReportsBlock actor={actor} />);

const week = { chart: polls.weekPoll, paths: paths.weekPollPaths };
showGallery(week, (actor) => <WeekBlock actor={actor} chart={StudyWeekChart} />);

const meetings = { chart: polls.meetingPoll, paths: paths.meetingPollPaths };
const day = { chart: schedule, paths: schedulePaths, parts: { meetingPoll: meetings } };
const clock = createActor(polls.summaryPoll, { input: paths.summaryPollPaths.inputs.usual });
showGallery(day, (actor) => <ScheduleBlock actor={actor} clock={clock} />);

const puttingOff = {
  chart: snooze,
  paths: snoozePaths,
  parts: { draft: { chart: draft, paths: draftPaths } },
};
showGallery(puttingOff, (actor) => <SnoozeDialog actor={actor} onCancel={stay} />);

// What is made of parts: those stand as usual, since they have been shown.
const elsewhere = { isShownElsewhere: true };

const waiting = {
  chart: todos,
  paths: todosPaths,
  parts: {
    todoPoll: { chart: polls.todoPoll, paths: paths.todoPollPaths },
    snooze: { ...puttingOff, ...elsewhere },
  },
};
showGallery(waiting, (actor) => <TodoBlock actor={actor} />);

showGallery(
  {
    chart: home,
    paths: homePaths,
    parts: {
      attentionPoll: { ...attention, ...elsewhere },
      todos: { ...waiting, ...elsewhere },
      summaryPoll: { ...summary, ...elsewhere },
      lessonPoll: { ...lessons, ...elsewhere },
      reportPoll: { ...reports, ...elsewhere },
      weekPoll: { ...week, ...elsewhere },
      schedule: { ...day, ...elsewhere },
    },
  },
  (actor) => <HomeScreen actor={actor} weekChart={StudyWeekChart} />,
);
