import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { allCalls } from '../../src/contract';
import { codes } from '../../src/contract/codes';
import { examReports } from '../../src/contract/exams';
import { type Permission, permissions } from '../../src/domain/permissions';
import { accounts, schoolFeatures, sessions } from '../../server/db/tables';
import { worldOf } from './rig';
import { addPeople, anna } from './scene/people';

const lessons = [
  ...['manageList', 'setChapterLessonLockStatus', 'studyCardList', 'setStudyCardLockStatus'],
  ...['lockTree', 'previewLocks', 'setLocks', 'lockOptions'],
];
const homework = [
  ...[
    'summary',
    'listByHomework',
    'listByQuestion',
    'listByStudent',
    'checkIsAdd',
    'add',
    'checkStatus',
  ],
  ...['withdraw', 'copy', 'extend', 'remind', 'retry', 'correct', 'findAdded'],
];
const answers = ['list', 'info', 'correct', 'englishInfo', 'englishCorrect'];
const feedback = [
  ...['list', 'info', 'students', 'save', 'submit', 'findSubmitted', 'findSaved', 'remove'],
  ...['link', 'makeLink', 'endLink'],
];
const preparation = [
  ...['courseList', 'knowledgePoint', 'lessonList', 'questionList', 'questionInfo'],
  ...['practice', 'saveAnswer', 'judge', 'restart'],
];
const boards = ['getBoardInfo', 'getBoardStudentList', 'getBoardTeacherScoreList'];

const under = (area: string, names: readonly string[]) => names.map((name) => `/${area}/${name}`);

/** Which calls need which permission, written apart from the handlers, so that one that forgets its own is found. */
const table: readonly (readonly [Permission, readonly string[]])[] = [
  [
    'hasPermission',
    [
      ...under('courseModule', lessons),
      ...under('course', ['list', 'setStatus', 'studentList']),
      ...under('prepareLesson', preparation),
    ],
  ],
  [
    'monitorClassPermission',
    [
      '/courseModule/setMkLessonLockStatus',
      ...under('class', ['list', 'setStatus', 'studentList']),
    ],
  ],
  [
    'homeworkManagerPermission',
    ['/grading/place', ...under('homework', homework), ...under('subjectiveQuestion', answers)],
  ],
  [
    'operationManagerPermission',
    [
      ...under('ddjStat', ['exportStudentStat', 'exportUserCourseStat']),
      ...under('scorecollection', ['analysisSettings', 'setAnalysisSettings']),
    ],
  ],
  ['afterSchoolFeedbackPermission', ['/classEvaluation/list', ...under('classFeedback', feedback)]],
  ['infoManagerPermission', under('resource', ['list', 'info', 'upload', 'edit', 'delete'])],
  ['selfStudyPermission', ['/selfStudy/jump']],
  ['PKPermission', under('board', [...boards, 'getLottery', 'drawLottery'])],
];

describe('the permissions of an account', () => {
  const world = worldOf({ database: 'pglite' }, [addPeople]);

  /** The calls of these that are forbidden to who has been granted no more than that. */
  async function forbidden(granted: readonly string[], paths?: readonly string[]) {
    await world.database.transact((db) =>
      db
        .update(accounts)
        .set({ permissions: [...granted] })
        .where(eq(accounts.id, anna.id)),
    );
    const found: string[] = [];
    for (const call of allCalls) {
      if (call.open || paths?.includes(call.path) === false) continue;
      const { code } = await world.post(call, new URLSearchParams(), { as: anna.username });
      if (code === codes.forbidden) found.push(call.path);
    }
    return found.toSorted();
  }

  it('open these calls, and no others need one', async () => {
    expect(await forbidden([])).toEqual(table.flatMap(([, paths]) => paths).toSorted());
  });

  it('[SIDE-021] a login source and a switch hide the entry of exams, and close no call', async () => {
    const listed = () =>
      world.send(examReports, { subject_id: 2, page: 1, page_size: 20 }, { as: anna.username });
    expect((await listed()).code).toBe(codes.success);
    await world.database.transact(async (db) => {
      await db.update(sessions).set({ source: 'paisou' });
      await db.delete(schoolFeatures).where(eq(schoolFeatures.feature, 'POST_EXAM'));
    });
    expect((await listed()).code).toBe(codes.success);
  });

  it.each(table)('%s is needed, and all others do not do', async (permission, paths) => {
    const others = permissions.filter((name) => name !== permission);
    expect(await forbidden(others, paths)).toEqual(paths.toSorted());
  });
});
