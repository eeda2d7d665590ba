import { describe, expect, it } from 'vitest';
import { StateMachine } from 'xstate';
import type { z } from 'zod/mini';
import { writeRows } from '../../src/app/world/exports';
import { answerRow, errorBookStudent } from '../../src/domain/answers';
import { errorBookListRow } from '../../src/domain/errorBookSheet';
import { foundationCourseRow, foundationStudentRow } from '../../src/domain/foundationTime';
import { behaviourWarning } from '../../src/domain/behaviour';
import { classEvaluationRow } from '../../src/domain/classEvaluation';
import { dialogueStudent } from '../../src/domain/dialogues';
import { customizedRow } from '../../src/domain/studyPlan';
import { supervisedStudent } from '../../src/domain/supervision';
import type { HomeworkPersonRow, HomeworkRow, HomeworkStudentRow } from '../../src/domain/homework';
import { homeworkQuestionRow } from '../../src/domain/homeworkQuestions';
import { classFeedbackRow } from '../../src/domain/feedback';
import { sentFeedbackRow } from '../../src/domain/sentFeedback';
import { analysedStudent } from '../../src/domain/scoreAnalyses';
import { boardRow } from '../../src/domain/boards';
import { message } from '../../src/domain/messages';
import { preparedCourseRow } from '../../src/domain/preparation';
import { trainingCourse } from '../../src/domain/training';
import { examClassRow, examPaper, examRow } from '../../src/domain/exams';
import { scoreRow, unsubmittedRow } from '../../src/domain/scores';
import { crystalRecord, crystalRow } from '../../src/domain/crystals';
import { ownCoinRecord } from '../../src/domain/ownCoins';
import { propGrantRow, propStudentRow } from '../../src/domain/props';
import { applicationRow } from '../../src/domain/approvals';
import { highlightRow } from '../../src/domain/highlights';
import { classRow, courseRow, learnerRow } from '../../src/domain/lessons';
import { workOrderRow } from '../../src/domain/workOrders';
import { coinAccountRow, coinRecord } from '../../src/domain/rewards';
import { localCourseRow, localMarkRow } from '../../src/domain/localPoints';
import { materialRow } from '../../src/domain/materials';
import { reportRow, reportTarget } from '../../src/domain/reports';
import { reviewLogRow, reviewTaskRow } from '../../src/domain/reviews';
import type { StudentRow } from '../../src/domain/students';
import { sampleOf } from '../../src/machines/parts/sample.paths';
import { wordsIn } from './exportWords';

const ann: StudentRow = {
  student_id: 5,
  name: 'Ann',
  username: 'ann5',
  grade: 8,
  last_active_at: '2026-11-20T06:30:00Z',
  joined_at: '2026-08-31T16:00:00Z',
  supervision: 'onlineOnly',
  health: 'healthy',
  learning_status: 'foundation',
  co_owned: false,
  stars: 3,
  responsibilities: [],
  foundation_type: '50',
  foundation_round: 2,
  foundation_level: 3,
  kind: 'formal',
  pinned: true,
  hidden_at: null,
  auditioned_at: null,
};
const nobody = {
  ...ann,
  student_id: 6,
  name: '=HYPERLINK("http://evil.example","点我")',
  username: 'x,1',
  last_active_at: null,
  stars: null,
  foundation_type: null,
  foundation_round: null,
  foundation_level: null,
};
const counts = {
  ...{ incomplete: 2, toBeCorrected: 1, corrected: 0 },
  ...{ completed: 3, expired: 4, invalid: 0 },
};
const homework: HomeworkRow = {
  assigned_by: 'Zhou',
  ...{ homework_id: 4, name: 'Week 12', type: 'composition', essay_title: '我的家乡' },
  ...{ course_id: 3, course_name: '语文', lesson_id: 31, lesson_name: '第三课' },
  ...{ card_id: 9, card_name: '卡', status: 'succeeded', withdrawn_at: null, is_own: true, counts },
  ...{ arranged_at: '2026-11-18T09:00:00+08:00', deadline: '2026-11-25T20:00:00+08:00' },
  ...{ completed_count: 3, total_count: 10, failed_count: 0 },
};
const person: HomeworkPersonRow = {
  ...{ person_id: 7, homework_id: 4, homework_name: 'Week 12', type: 'composition' },
  ...{ essay_title: '我的家乡', course_name: '语文', lesson_name: '第三课' },
  ...{ arranged_at: '2026-11-18T09:00:00+08:00', deadline: '2026-11-25T20:00:00+08:00' },
  assigned_deadline: '2026-11-25T20:00:00+08:00',
  ...{
    student_id: 5,
    student_name: 'Ann',
    student_username: 'ann5',
    student_grade: 8,
    status: 'corrected',
  },
  ...{ completed_at: '2026-11-19T20:10:00+08:00', score: 88, accuracy: 0.925, revision: 2 },
};
const byStudent: HomeworkStudentRow = {
  ...{ student_id: 5, name: 'Ann', username: 'ann5', grade: 8, counts },
  ...{ completed_count: 3, total_count: 10, last_completed_at: null },
};
/** Two rows that a schema accepts. */
const samplesOf = (row: z.core.$ZodType) => [0, 1].map((index) => sampleOf(row, index));
const samplesFor = (lists: readonly string[], row: z.core.$ZodType) =>
  Object.fromEntries(lists.map((list) => [list, samplesOf(row)]));
const reports = ['studentReport', 'classReport', 'learningAnalysis', 'classAnalysis'];
const courseRows = ['foundationCourseRows', 'chineseCourseRows', 'englishCourseRows'];

const rowsOf: Readonly<Record<string, readonly unknown[]>> = {
  studentRows: [ann, nobody],
  homeworkRows: [homework, { ...homework, essay_title: null, withdrawn_at: homework.deadline }],
  homeworkStudentRows: [byStudent],
  assignmentPersonRows: [
    { ...person, reminded: null },
    { ...person, reminded: null, completed_at: null, score: null, accuracy: null },
  ],
  studentHomeworkRows: [person],
  localMarkRows: samplesOf(localMarkRow),
  classFeedbackRows: samplesOf(classFeedbackRow),
  coinRecordRows: samplesOf(coinRecord),
  ownCoinRows: samplesOf(ownCoinRecord),
  analysisRows: samplesOf(analysedStudent),
  scoreRows: samplesOf(scoreRow),
  examClassRows: samplesOf(examClassRow),
  examRows: samplesOf(examRow),
  applicationRows: samplesOf(applicationRow),
  unsubmittedRows: samplesOf(unsubmittedRow),
  coinRows: samplesOf(coinAccountRow),
  crystalRows: samplesOf(crystalRow),
  propStudentRows: samplesOf(propStudentRow),
  highlightRows: samplesOf(highlightRow),
  courseRows: samplesOf(courseRow),
  classRows: samplesOf(classRow),
  boardRows: samplesOf(boardRow),
  messageRows: samplesOf(message),
  sentFeedbackRows: samplesOf(sentFeedbackRow),
  preparedCourseRows: samplesOf(preparedCourseRow),
  examPaperRows: samplesOf(examPaper),
  localCourseRows: samplesOf(localCourseRow),
  trainingCourseRows: samplesOf(trainingCourse),
  courseStudentRows: samplesOf(learnerRow),
  classStudentRows: samplesOf(learnerRow),
  workOrderRows: samplesOf(workOrderRow),
  materialRows: samplesOf(materialRow),
  crystalRecordRows: samplesOf(crystalRecord),
  propGrantRows: samplesOf(propGrantRow),
  ...samplesFor(['foundationRows', 'processRows'], foundationStudentRow),
  ...samplesFor(courseRows, foundationCourseRow),
  ...samplesFor(reports, reportRow),
  answerRows: samplesOf(answerRow),
  errorBookStudentRows: samplesOf(errorBookStudent),
  errorBookRows: samplesOf(errorBookListRow),
  reviewTaskRows: samplesOf(reviewTaskRow),
  reviewLogRows: samplesOf(reviewLogRow),
  behaviourRows: samplesOf(behaviourWarning),
  customizedRows: samplesOf(customizedRow),
  supervisedRows: samplesOf(supervisedStudent),
  dialogueStudentRows: samplesOf(dialogueStudent),
  homeworkHistoryRows: [person],
  classEvaluationRows: samplesOf(classEvaluationRow),
  homeworkQuestionRows: samplesOf(homeworkQuestionRow),
  reportTargets: samplesOf(reportTarget),
};

const linesOf = async (language: 'zh' | 'en', list: string, rows: readonly unknown[]) => {
  const { text } = await writeRows(await wordsIn(language), list, rows);
  return text.slice(1).split('\r\n').slice(0, -1);
};

describe('the file of a list', () => {
  it('has the columns of the table and all its rows, in Chinese', async () => {
    expect(await linesOf('zh', 'studentRows', [ann, nobody])).toEqual([
      '学生,账号,年级,健康度,学习状态,督学状态,评级,最近学习,加入时间,打基础模式,打基础轮次,打基础级别',
      'Ann,ann5,八年级,健康,打基础中,仅线上,3,2026-11-20 14:30,2026-09-01,50,2,3',
      `"'=HYPERLINK(""http://evil.example"",""点我"")","x,1",八年级,健康,打基础中,仅线上,未评级,从未学习,2026-09-01,,,`,
    ]);
  });

  it('and in English', async () => {
    expect((await linesOf('en', 'studentRows', [ann]))[0]).toBe(
      'Student,Account,Grade,Health,Learning,Supervision,Rating,Last active,Joined,Foundation mode,Foundation round,Foundation level',
    );
  });

  it('has numbers that can be counted with, and no fraction that Excel takes for a day', async () => {
    const [heads = '', cells = ''] = await linesOf('en', 'homeworkRows', [homework]);
    // A place that an assignment is in besides stands in the same quoted cell.
    const values = cells.split(/,(?! )/);
    expect(Object.fromEntries(heads.split(',').map((head, at) => [head, values[at]]))).toEqual({
      ...{ Homework: '我的家乡', Type: 'Essay', Course: '语文', Lesson: '第三课' },
      ...{ Status: '"To correct, Open, Overdue"', Done: '3', 'Assigned to': '10' },
      ...{ 'To correct': '1', Assigned: '2026-11-18 09:00', Deadline: '2026-11-25 20:00' },
    });
  });

  it.each([
    ['zh', '暂存', '从未'],
    ['en', 'Held', 'Never'],
  ] as const)(
    '[ENTITY-027] [SCREEN-119] of rewards says what the page says of a missing value, in %s',
    async (language, held, never) => {
      const record = { ...sampleOf(coinRecord), balance: null };
      const account = { ...sampleOf(coinAccountRow), last_rewarded_at: null };
      expect((await linesOf(language, 'coinRecordRows', [record]))[1]).toContain(held);
      expect((await linesOf(language, 'coinRows', [account]))[1]).toContain(never);
    },
  );

  it('keeps the order of the rows', async () => {
    const rows = ['b', 'c', 'a'].map((name) => ({ ...byStudent, name }));
    const [, ...lines] = await linesOf('en', 'homeworkStudentRows', rows);
    expect(lines.map((line) => line[0])).toEqual(['b', 'c', 'a']);
  });

  it.each([
    ['studentRows', '学生', 'Students'],
    ['homeworkRows', '作业管理 按作业', 'Homework By assignment'],
    ['homeworkStudentRows', '作业管理 按学生', 'Homework By student'],
    ['assignmentPersonRows', '作业管理 我的家乡', 'Homework 我的家乡'],
    ['studentHomeworkRows', '作业管理 Ann', 'Homework Ann'],
  ])('of %s is called by what is in it', async (list, zh, en) => {
    const rows = rowsOf[list] ?? [];
    expect((await writeRows(await wordsIn('zh'), list, rows)).title).toBe(zh);
    expect((await writeRows(await wordsIn('en'), list, rows)).title).toBe(en);
  });

  it.each([
    ['studentReport', { name: '安妮', username: 'ann5' }, '学习报告 安妮 ann5'],
    ['classReport', { name: '七年级一班', username: null }, '学习报告 七年级一班'],
    ['classAnalysis', { name: '', username: null }, '学情分析'],
    [
      'errorBookRows',
      { student: { name: '安妮', username: 'ann5', grade: 8 } },
      '学生错题 安妮 ann5',
    ],
    ['classStudentRows', { class: { name: '七年级一班' } }, '学生 七年级一班'],
    ['courseStudentRows', { course: { name: '语文' } }, '学生 语文'],
  ])('[SCREEN-065] [SCREEN-043] of %s says whose it is', async (list, answer, title) => {
    const rows = rowsOf[list] ?? [];
    expect((await writeRows(await wordsIn('zh'), list, rows, { answer })).title).toBe(title);
  });

  it('[SCREEN-149] of the marks before a restore has all columns, also those that somebody hides', async () => {
    const rows = rowsOf['localMarkRows'] ?? [];
    const words = await wordsIn('en');
    const whole = await writeRows(words, 'localMarkRows', rows);
    expect(await writeRows(words, 'localMarkRows', rows, { shown: [] })).toEqual(whole);
    expect(whole.text).toContain('Examined here');
  });

  it.each([
    ['boardRows', { subject_id: 2, board: 'foundation' }, '打基础赛季看板'],
    ['boardRows', { subject_id: 2, board: 'competition' }, '竞赛赛季看板'],
    ['preparedCourseRows', { subject_id: 2, kind: 'taught' }, '备课'],
    ['preparedCourseRows', { subject_id: 2, kind: 'polishing' }, '新课打磨'],
  ])('[SCREEN-115] [SCREEN-156] of %s is called by its page', async (list, scope, title) => {
    const rows = rowsOf[list] ?? [];
    expect((await writeRows(await wordsIn('zh'), list, rows, { scope })).title).toBe(title);
  });

  it('is refused for a list that nobody knows, and for rows of another list', async () => {
    const words = await wordsIn('en');
    await expect(writeRows(words, 'stars', [])).rejects.toThrow('"stars"');
    await expect(writeRows(words, 'studentRows', [homework])).rejects.toThrow('student_id');
  });
});

const modules = import.meta.glob<Record<string, unknown>>('../../src/machines/**/*.ts', {
  eager: true,
});
const exportable = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value) => value instanceof StateMachine)
  .filter(({ root }) => root.states['export']?.states['counted'] !== undefined)
  .map(({ id }) => id);

describe.each(['zh', 'en'] as const)('in %s', (language) => {
  it.each(exportable)('%s, which can be exported, becomes a file', async (list) => {
    const rows = rowsOf[list] ?? [];
    expect(rows.length).toBeGreaterThan(0);
    const lines = await linesOf(language, list, rows);
    expect(lines).toHaveLength(1 + rows.length);
    expect(lines.join()).not.toMatch(/undefined|null|\[object/);
    // Excel takes such a fraction for a day.
    expect(lines.join()).not.toMatch(/(^|[,"])\d+ ?\/ ?\d+([,"]|$)/);
  });
});
