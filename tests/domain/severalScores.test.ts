import { expect, it } from 'vitest';
import { pastedScores } from '../../src/domain/pastedScores';
import {
  draftedResults,
  emptySeveral,
  enteredResults,
  jumpOf,
  lastExam,
  type RosterStudent,
  severalFaults,
  shownStudents,
  typedStudentFault,
  typedStudentOf,
  warningOf,
} from '../../src/domain/severalScores';

const student = (id: number, name: string, change: Partial<RosterStudent> = {}): RosterStudent => ({
  ...{ student_id: id, name, username: `qh${String(id)}`, grade: 7 },
  ...{ is_hidden: false, is_missing: false, class_ids: [], exams: [], ...change },
});
const midterm: RosterStudent['exams'][number] = {
  ...{ exam_type: 'midterm', exam_date: '2026-11-06', full_score: 150, score: 60 },
};
const shared = {
  ...{ exam_grade: '7', exam_type: 'midterm', exam_date: '2026-11-06' },
  ...{ score_type: 'points', full_score: '120', examinees: '' },
};
const [ann, bo, bo2, cy] = [
  student(1, '张安'),
  student(2, '李博'),
  student(3, '李博', { is_missing: true }),
  student(4, 'Cy Fang', { exams: [midterm], class_ids: [9] }),
];
const students = [ann, bo, bo2, cy];
const pasted = (text: string, change: Partial<typeof shared> = {}, studentId = 1) =>
  pastedScores(text, { students, shared: { ...shared, ...change }, studentId });
const rules = (text: string, change = {}, at = 1) =>
  pasted(text, change, at).faults.map(({ line, rule }) => [line, rule]);

it('a column of results fills the rows from the place on, an empty line changes nothing', () => {
  expect(pasted('９８．５\r\n\r\n60\r\n')).toEqual({ results: { 1: '98.5', 3: '60' }, faults: [] });
  expect(pasted('1\n2\n3', {}, 2)).toEqual({
    results: { 2: '1', 3: '2' },
    faults: [{ line: 3, text: '3', rule: 'taken' }],
  });
  expect(rules('1\n2', { exam_type: 'unit' }, 4)).toEqual([[2, 'tooMany']]);
});

it('lines with several cells name the student by account, else by a name that one has', () => {
  expect(pasted('姓名\t成绩\n张安\t90\n李博\tqh3\t80\n李博\t70\n王五\t60\n张安\t91')).toEqual({
    results: { 1: '90', 3: '80' },
    faults: [
      { line: 1, text: '姓名 成绩', rule: 'absent' },
      { line: 4, text: '李博 70', rule: 'namesake' },
      { line: 5, text: '王五 60', rule: 'absent' },
      { line: 6, text: '张安 91', rule: 'repeated' },
    ],
  });
  expect(pasted('Cy Fang  88\n张安,66', { exam_type: 'unit' }).results).toEqual({
    4: '88',
    1: '66',
  });
});

it('a line with a second number or level, such as a rank, changes nothing, empty cells at its end are left out', () => {
  for (const line of ['张安\t90\t3', '张安, 90, 3', '12\t张安\tqh1\t90', '90\t张安\t90']) {
    expect([line, ...rules(line)]).toEqual([line, [1, 'several']]);
  }
  expect(rules('张安\tB\tA', { score_type: 'level' })).toEqual([[1, 'several']]);
  expect(rules('张安\t90\t缺考')).toEqual([[1, 'numeric']]);
  const numbered = [{ ...ann, username: '1001' }];
  const place = { students: numbered, shared, studentId: 1 };
  for (const line of ['1001\t张安\t\t90', '七年级1班\t张安\t90\t\t', '张安，90，', '90\t']) {
    expect([line, pastedScores(line, place)]).toEqual([line, { results: { 1: '90' }, faults: [] }]);
  }
  expect(pasted('张安\t\t\n王五\t')).toEqual({ results: {}, faults: [] });
});

it('[VALID-083, VALID-086] what is no result changes nothing, a wrong one is left to its row', () => {
  expect(rules('缺考\n90')).toEqual([[1, 'numeric']]);
  expect(pasted('120.5\n98.55').results).toEqual({ 1: '120.5', 2: '98.55' });
  const level = { score_type: 'level' };
  expect(pasted('a\nB', level).results).toEqual({ 1: 'A', 2: 'B' });
  expect(rules('F', level)).toEqual([[1, 'level']]);
});

it('[VALID-080, VALID-082, VALID-084, VALID-085] several scores have the rules of one, each at its row', () => {
  expect(severalFaults(shared, { 1: '120', 2: '98.5', 3: '８５ ' })).toEqual({});
  expect(severalFaults({ ...shared, score_type: 'level' }, { 1: 'Ａ', 2: 'b ' })).toEqual({});
  expect(
    severalFaults({ ...shared, full_score: '', exam_date: '2026-11-07' }, {}, '2026-11-06'),
  ).toEqual({ full_score: 'required', exam_date: 'future', results: 'none' });
  const entered = { 1: '120.5', 2: '9.55', 3: '60' };
  expect(severalFaults(shared, entered)).toEqual({
    ...{ 'results.1': 'aboveFull', 'results.2': 'decimals' },
  });
  const many = Object.fromEntries(Array.from({ length: 501 }, (_, id) => [id, '60']));
  expect(severalFaults(shared, many)).toEqual({ results: 'tooMany' });
});

it('who has a score of the exam, an empty row and a stranger are not saved', () => {
  const form = { ...emptySeveral, ...shared, results: { 1: '60', 2: '', 4: '70', 99: '80' } };
  expect(enteredResults(students, form)).toEqual({ 1: '60' });
  // What got no answer is sent as it was, also where it was stored.
  expect(enteredResults(students, form, true)).toEqual({ 1: '60', 4: '70' });
  const typed = { ...form, results: { 1: '８５ ', 2: ' ' } };
  expect(enteredResults(students, typed)).toEqual({ 1: '85' });
  const shown = (whom: string) =>
    shownStudents(students, { ...form, whom }).map((one) => one.student_id);
  expect([shown('all'), shown('missing'), shown('9')]).toEqual([
    [1, 2, 3, 4],
    [1, 3, 4],
    [1, 4],
  ]);
});

it('[CONST-055] a jump is more than 30 of 100 from the last exam with points before the day', () => {
  const level = { ...midterm, exam_date: '2026-11-08', score: null, full_score: null };
  const exams = [{ ...midterm, exam_date: '2026-11-20', score: 150 }, level, midterm];
  const jump = (score: string, change = {}) =>
    jumpOf(exams, { ...shared, exam_date: '2026-11-10', score, ...change });
  expect(jump('84')).toBeNull();
  expect(jump('84.5')).toEqual({ from: 40, to: 70.4, last: midterm });
  expect(jump('12')).toBeNull();
  expect(jump('11.5')).toEqual({ from: 40, to: 9.6, last: midterm });
  // 70.4 - 40.4 is a little more than 30 in floating point.
  expect(
    jumpOf([{ ...midterm, full_score: 1000, score: 404 }], {
      ...{ ...shared, exam_date: '2026-11-10', full_score: '1000', score: '704' },
    }),
  ).toBeNull();
  expect(lastExam(exams, '2026-11-10')).toBe(midterm);
  expect(lastExam(exams, '')).toBe(exams[0]);
  for (const text of ['', 'x', '121', '-1', '0x5', '5.55', '5e0']) expect(jump(text)).toBeNull();
  expect(jump('5', { full_score: '0x78' })).toBeNull();
  expect(jump('120', { score_type: 'level' })).toBeNull();
  expect(jump('120', { exam_date: '2026-11-06' })).toBeNull();
});

it('[CONST-055] a single score is of who is typed by account or name, of namesakes by account alone', () => {
  const typed = (text: string) => typedStudentOf(students, { student: text });
  const texts = ['ｑｈ2 ', 'Cy Fang', '李博', '王五', ''];
  expect(texts.map(typed)).toEqual([bo, cy, null, null, null]);
  const faults = texts.map((text) => typedStudentFault(students, { student: text }));
  expect(faults).toEqual([null, null, 'namesake', 'absent', null]);
  // While nobody is known yet nobody is missing.
  expect(typedStudentFault([], { student: '王五' })).toBeNull();
});

it('[CALL-175] students of the grade that the exam is of are shown, a result of another is unusual', () => {
  const older = student(5, '何远', { grade: 9 });
  const hidden = student(6, '何辉', { is_hidden: true, is_missing: true, class_ids: [9] });
  const form = { ...emptySeveral, ...shared, exam_grade: '', results: {} };
  const shown = (change: Partial<typeof form>, today?: string) =>
    shownStudents([ann, older, hidden], { ...form, ...change }, today).map((one) => one.student_id);
  expect(shown({})).toEqual([1, 5]);
  expect(shown({ exam_grade: '7' })).toEqual([1]);
  expect(shown({ exam_grade: '7', whom: 'all' })).toEqual([1, 5]);
  expect(shown({ exam_grade: '7', results: { 5: '60' } })).toEqual([1, 5]);
  // In the last school year everybody was a grade lower.
  const before = { exam_grade: '8', exam_date: '2026-06-20' };
  expect(shown(before, '2026-11-20')).toEqual([5]);
  const warning = (grade: string, result: string) =>
    warningOf(older, { ...form, exam_grade: grade, results: { 5: result } }, '2026-11-20');
  expect(warning('7', '60')).toEqual({ student: older, jump: null, hasOtherGrade: true });
  expect([warning('7', ''), warning('9', '60')]).toEqual([null, null]);
});

it('[CALL-175] a draft says how many results it holds, empty ones are not counted', () => {
  expect(draftedResults({ ...emptySeveral, results: { 1: '60', 2: ' ', 3: 'A' } })).toBe(2);
  expect(draftedResults({ student: 'qh1', score: '60' })).toBeNull();
});
