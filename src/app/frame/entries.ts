import type { SidebarEntry } from '../../domain/roles';

/** Where each sidebar entry leads; the self-study entry asks the server for an outside page instead. */
export const entryPaths: Readonly<Record<Exclude<SidebarEntry, 'selfStudy'>, string>> = {
  home: '/home',
  todo: '/todo/list',
  student: '/student/list',
  supervise: '/supervise/list',
  lesson: '/lesson/list',
  classes: '/classes/list',
  lockunlock: '/lockunlock/list',
  layingFoundation: '/layingFoundation/index',
  homework: '/homework/list',
  classFeedback: '/classFeedback/index',
  report: '/report/list',
  answerHistoryEntry: '/answerHistoryEntry/index',
  errorbook: '/errorbook/list',
  score: '/score/index',
  examAnalysis: '/examAnalysis/index',
  aiSupervisorAssistant: '/aiSupervisorAssistant/aiSupervisorAssistantList',
  crystal: '/crystal/list',
  prepare: '/prepare/list',
  localManager: '/localManager/index',
  management: '/management/list',
};
