/** Where a person meets a chart. */
export interface Place {
  /** Who logs in; the password of all accounts of the demonstration is `demo1234`. */
  readonly account: string;
  readonly address: string;
  /** The key of the screen's name. */
  readonly name: string;
}

const zhou = (address: string, name: string): Place => ({ account: 'zhou', address, name });

const student = '/student/detail?subject_id=2&student_id=';

/**
 * Where the charts that settle rows of the table of transitions are met. What the server runs has no screen of its
 * own: its state shows on the page that is named.
 */
export const places: Readonly<Record<string, Place>> = {
  accountUpgrade: {
    ...zhou('/accountUpdate?subject_id=1', 'account:upgrade.title'),
    account: 'newcomer',
  },
  accountWakeUp: zhou('/home?subject_id=1', 'account:security.title'),
  auditionMark: zhou('/student/list?subject_id=3&list=audition', 'students:title'),
  classHourApplication: zhou('/courseTimeApply/list?subject_id=2', 'approvals:title'),
  coinAccount: zhou('/crystal/list?subject_id=2', 'rewards:title'),
  correctionCard: zhou('/errorbook/list?subject_id=2', 'answers:correctionCard.title'),
  dailySignIn: zhou('/home?subject_id=1', 'home:title'),
  foundationHealth: zhou(`${student}10024`, 'foundation:health.title'),
  foundationMode: zhou(`${student}10024&view=foundationMode`, 'foundation:title'),
  foundationRestart: zhou(`${student}10023&view=rebuildFoundation`, 'foundation:restart.title'),
  grading: zhou('/homework/list?subject_id=2', 'grading:title'),
  headquartersFeedback: zhou('/feedback', 'feedback:headquarters.title'),
  healthSmartMode: zhou('/layingFoundation/index?subject_id=2', 'foundation:smartMode.title'),
  homeworkAssignment: zhou('/homework/list?subject_id=2', 'homework:title'),
  homeworkPerson: zhou('/homework/list?subject_id=2', 'homework:title'),
  identityCheck: zhou('/home?subject_id=1', 'account:identity.title'),
  lessonLock: zhou('/lockunlock/list?subject_id=3', 'lessons:pick.title'),
  levelChange: zhou(`${student}10024&view=lockUnlock`, 'lessons:pick.title'),
  limitCheck: zhou('/busy', 'account:busy.title'),
  listing: zhou('/student/list?subject_id=2', 'students:title'),
  localPoints: zhou('/localManager/index?subject_id=2', 'localPoints:title'),
  navigationGuard: zhou('/', 'login:title'),
  passwordChange: zhou('/home?subject_id=1', 'account:password.title'),
  postClassFeedback: zhou('/classFeedback/index?subject_id=2', 'feedback:class.title'),
  profileSave: zhou('/home?subject_id=1', 'account:profile.title'),
  supervisionFreeze: zhou('/student/list?subject_id=2', 'students:title'),
  systemLock: zhou('/noPermission', 'account:noPermission.title'),
  workOrder: zhou('/workOrders/list', 'workOrders:title'),
  wrongQuestion: zhou('/errorbook/list?subject_id=2', 'answers:wrongQuestion.title'),
};
