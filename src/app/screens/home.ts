import { createElement, lazy } from 'react';
import type { ActorRefFrom } from 'xstate';
import { businessDay } from '../../domain/businessTime';
import { home } from '../../machines/home/home';
import { serverTime } from '../../services/serverTime';
import { HomeScreen } from '../../ui/home/HomeScreen';
import { markingPutAside } from './markingPutAside';
import { screen } from './screen';

/** Victory is large, so it is loaded once there is a week to draw. */
const StudyWeekChart = lazy(async () => ({
  default: (await import('../../ui/parts/StudyWeekChart')).StudyWeekChart,
}));

export const Screen = markingPutAside(
  screen({
    chart: home,
    view: ({ actor }: { actor: ActorRefFrom<typeof home> }) =>
      createElement(HomeScreen, { actor, weekChart: StudyWeekChart }),
    input: ({ subjectId }) => ({
      subjectId,
      today: businessDay(new Date(serverTime())),
    }),
  }),
);
