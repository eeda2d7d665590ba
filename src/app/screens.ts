import { lazyScreen, type RoutedScreen } from './lazyScreen';
import { loginScreen } from './screens/login';

/** How much of the portal stands around a screen. */
export type Frame = 'none' | 'header' | 'full';

export interface Route {
  readonly path: string;
  readonly frame: Frame;
  /** The screen; without one the page says that it is being built. */
  readonly screen?: RoutedScreen;
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

const messages = lazyScreen(
  ['messages'],
  async () => (await import('./screens/messages')).messagesScreen,
);

/** Every address of the portal [ROUTE-002 … ROUTE-075]; what is not here does not exist. */
const routes: readonly Route[] = [
  // Most people's first page, made of what every screen needs: by itself it would only cost a request.
  outside('/login', { screen: loginScreen }),
  outside('/tokenLogin', {
    screen: lazyScreen(
      ['account'],
      async () => (await import('./screens/tokenLogin')).tokenLoginScreen,
    ),
  }),
  outside('/guide', {
    screen: lazyScreen(['pages'], async () => (await import('./screens/guide')).guideScreen),
  }),
  outside('/previewFile', {
    screen: lazyScreen(
      ['pages'],
      async () => (await import('./screens/filePreview')).filePreviewScreen,
    ),
  }),
  outside('/examAnalysis/report'),
  outside('/examAnalysis/appendix'),
  outside('/examAnalysis/kmap'),
  outside('/student/historywork'),
  outside('/viewVideo', {
    screen: lazyScreen(['pages'], async () => (await import('./screens/filePreview')).videoScreen),
  }),
  outside('/supervise'),
  outside('/feedback'),
  outside('/learningAnalysis'),
  outside('/accountUpdate', {
    screen: lazyScreen(
      ['account'],
      async () => (await import('./screens/accountUpdate')).AccountUpdateScreen,
    ),
  }),
  outside('/noPermission', {
    screen: lazyScreen(
      ['account'],
      async () => (await import('./screens/noPermission')).noPermissionScreen,
    ),
  }),
  outside('/busy', {
    screen: lazyScreen(['account'], async () => (await import('./screens/busy')).busyScreen),
  }),
  outside('/role', {
    screen: lazyScreen(['account'], async () => (await import('./screens/role')).RoleScreen),
  }),
  outside('/account', {
    screen: lazyScreen(['account'], async () => (await import('./screens/account')).AccountScreen),
  }),
  { path: '/information', frame: 'header', redirect: '/information/index' },
  { path: '/information/index', frame: 'header', screen: messages },
  inside('/sqtrain', { redirect: '/sqtrain/myTrain' }),
  inside('/sqtrain/myTrain'),
  inside('/sqtrain/myTrainInfo'),
  inside('/', { redirect: '/home' }),
  inside('/home', {
    screen: lazyScreen(['home'], async () => (await import('./screens/home')).homeScreen),
  }),
  inside('/history/list'),
  inside('/answerHistoryEntry/index'),
  inside('/InfoCenter/index', { screen: messages }),
  inside('/lesson/list'),
  inside('/lesson/detail'),
  inside('/student/list', {
    screen: lazyScreen(
      ['students'],
      async () => (await import('./screens/students')).studentsScreen,
    ),
  }),
  inside('/student/detail', {
    screen: lazyScreen(
      ['students', 'homework'],
      async () => (await import('./screens/studentDetail')).studentDetailScreen,
    ),
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
    screen: lazyScreen(
      ['homework', 'students', 'grading'],
      async () => (await import('./screens/homework')).homeworkScreen,
    ),
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
  inside('/todo/list', {
    screen: lazyScreen(['home'], async () => (await import('./screens/todo')).todoScreen),
  }),
  // The addresses of the pages that the specification names without one [SCREEN-180, SCREEN-185 … SCREEN-187].
  inside('/welcome', {
    screen: lazyScreen(['pages'], async () => (await import('./screens/welcome')).WelcomeScreen),
  }),
  inside('/downloadCenter', {
    screen: lazyScreen(
      ['pages'],
      async () => (await import('./screens/downloadCenter')).DownloadCenterScreen,
    ),
  }),
  outside('/oldVersion', {
    screen: lazyScreen(
      ['pages'],
      async () => (await import('./screens/oldVersion')).OldVersionScreen,
    ),
  }),
  outside('/winterBreak', {
    screen: lazyScreen(
      ['pages'],
      async () => (await import('./screens/winterBreak')).winterBreakScreen,
    ),
  }),
  inside('/workOrders/list', {
    screen: lazyScreen(
      ['workOrders'],
      async () => (await import('./screens/workOrders')).workOrdersScreen,
    ),
  }),
  inside('/workOrders/detail', {
    screen: lazyScreen(
      ['workOrders'],
      async () => (await import('./screens/workOrderDetail')).workOrderDetailScreen,
    ),
  }),
];

/** The route of an address, or null where there is none. */
export function routeOf(pathname: string): Route | null {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return routes.find((route) => route.path === path) ?? null;
}
