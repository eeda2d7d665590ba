import { type Fetched, fetched } from '../loading/fetched';
import type { ScreenComponent } from '../screens/screen';

/** How much of the portal stands around a screen. */
export type Frame = 'none' | 'header' | 'full';

/** What a page shows in its frame. */
export interface Content {
  readonly Screen: ScreenComponent;
}

export interface Route {
  readonly path: string;
  readonly frame: Frame;
  /** The screen; without one the page says that it is being built. */
  readonly content?: Fetched<Content>;
  /** Where the address leads instead, keeping its parameters. */
  readonly redirect?: string;
}

const outside = (path: string, rest: Omit<Route, 'path' | 'frame'> = {}): Route => ({
  path,
  frame: 'none',
  ...rest,
});
const inside = (path: string, rest: Omit<Route, 'path' | 'frame'> = {}): Route => ({
  path,
  frame: 'full',
  ...rest,
});

const login = fetched([], () => import('../screens/login'));
const messages = fetched(['messages'], () => import('../screens/messages'));

/** What the calls go through: no screen behind the door is without one. */
export const transport = fetched([], () => import('../../services/transport'));

/** What stands around the screens behind the door. */
export const frameParts = fetched([], () => import('../frame/frameParts'));
export const serviceDesk = fetched(['workOrders'], () => import('../frame/ServiceDesk'));
export const popUps = fetched(['pages'], () => import('../popUps/PopUps'));

/** Every address of the portal [ROUTE-002 … ROUTE-075]; what is not here does not exist. */
const routes: readonly Route[] = [
  // Most people's first page, made of what every screen needs: it comes with the portal.
  outside('/login', { content: login }),
  outside('/tokenLogin', { content: fetched(['account'], () => import('../screens/tokenLogin')) }),
  outside('/guide', { content: fetched(['pages'], () => import('../screens/guide')) }),
  outside('/previewFile', { content: fetched(['pages'], () => import('../screens/filePreview')) }),
  outside('/examAnalysis/report'),
  outside('/examAnalysis/appendix'),
  outside('/examAnalysis/kmap'),
  outside('/student/historywork'),
  outside('/viewVideo', { content: fetched(['pages'], () => import('../screens/video')) }),
  outside('/supervise'),
  outside('/feedback', { content: fetched(['feedback'], () => import('../screens/headquarters')) }),
  outside('/learningAnalysis'),
  outside('/accountUpdate', {
    content: fetched(['account'], () => import('../screens/accountUpdate')),
  }),
  outside('/noPermission', {
    content: fetched(['account'], () => import('../screens/noPermission')),
  }),
  outside('/busy', { content: fetched(['account'], () => import('../screens/busy')) }),
  outside('/role', { content: fetched(['account'], () => import('../screens/role')) }),
  outside('/account', { content: fetched(['account'], () => import('../screens/account')) }),
  { path: '/information', frame: 'header', redirect: '/information/index' },
  { path: '/information/index', frame: 'header', content: messages },
  inside('/sqtrain', { redirect: '/sqtrain/myTrain' }),
  inside('/sqtrain/myTrain'),
  inside('/sqtrain/myTrainInfo'),
  inside('/', { redirect: '/home' }),
  inside('/home', { content: fetched(['home'], () => import('../screens/home')) }),
  inside('/history/list'),
  inside('/answerHistoryEntry/index'),
  inside('/InfoCenter/index', { content: messages }),
  inside('/lesson/list'),
  inside('/lesson/detail'),
  inside('/student/list', { content: fetched(['students'], () => import('../screens/students')) }),
  inside('/student/detail', {
    content: fetched(['students', 'homework'], () => import('../screens/studentDetail')),
  }),
  inside('/student/customized'),
  inside('/supervise/list'),
  inside('/grindingClass/list'),
  inside('/grindingClass/detail'),
  inside('/courseTimeApply/list'),
  inside('/errorbook/list'),
  inside('/errorbook/info'),
  inside('/lockunlock/list'),
  inside('/lockunlock/info'),
  inside('/management/list'),
  inside('/management/info'),
  inside('/report/list'),
  inside('/report/stuInfo'),
  inside('/report/classInfo'),
  inside('/classes/list'),
  inside('/classes/detail'),
  inside('/prepare/list'),
  inside('/prepare/detail'),
  inside('/prepare/lessonlist'),
  inside('/homework/list', {
    content: fetched(['homework', 'students', 'grading'], () => import('../screens/homework')),
  }),
  inside('/classEvaluation/index'),
  inside('/examAnalysis/index'),
  inside('/examAnalysis/paperInformationEntry'),
  inside('/examAnalysis/examAnalysisReport'),
  inside('/examAnalysis/examAnalysisAppendix'),
  inside('/examAnalysis/examAnalysisKmap'),
  inside('/crystal/list'),
  inside('/layingFoundation/index'),
  inside('/seasonPlate/index'),
  inside('/excellent/index'),
  inside('/score/index'),
  inside('/score/record'),
  inside('/classFeedback/index'),
  inside('/aiSupervisorAssistant/aiSupervisorAssistantList'),
  inside('/aiSupervisorAssistant/aiSupervisorAssistantDetail'),
  inside('/localManager/index'),
  inside('/localManager/localManagerInfo'),
  inside('/todo/list', { content: fetched(['home'], () => import('../screens/todo')) }),
  // The addresses of the pages that the specification names without one [SCREEN-180, SCREEN-185 … SCREEN-187].
  inside('/welcome', { content: fetched(['pages'], () => import('../screens/welcome')) }),
  inside('/downloadCenter', {
    content: fetched(['pages'], () => import('../screens/downloadCenter')),
  }),
  outside('/oldVersion', { content: fetched(['pages'], () => import('../screens/oldVersion')) }),
  outside('/winterBreak', { content: fetched(['pages'], () => import('../screens/winterBreak')) }),
  inside('/workOrders/list', {
    content: fetched(['workOrders'], () => import('../screens/workOrders')),
  }),
  inside('/workOrders/detail', {
    content: fetched(['workOrders'], () => import('../screens/workOrderDetail')),
  }),
];

/** The route of an address, or null where there is none. */
export function routeOf(pathname: string): Route | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? null;
}

/** What the first look at an address is made of, besides the portal. */
export function neededAt(pathname: string): readonly Fetched<unknown>[] {
  const first = routeOf(pathname);
  const route = first?.redirect === undefined ? first : routeOf(first.redirect);
  const around = route === null || route.frame === 'none' ? [] : [frameParts, transport];
  return route?.content === undefined ? around : [...around, route.content];
}
