import { archetypeOf } from './archetypes';
import type {
  ArchetypeId,
  Behaviour,
  Circumstances,
  Grade,
  Responsibility,
  SchoolClass,
  Student,
  TaughtSubjectId,
} from './types';

interface Row extends Partial<Omit<Student, 'behaviour' | 'circumstances' | 'responsibility'>> {
  behaviour?: Partial<Behaviour>;
  circumstances?: Circumstances;
  responsibility?: Partial<Responsibility>;
}

/** Physics begins in grade 8, chemistry in grade 9. */
function usualSubjects(grade: Grade): readonly TaughtSubjectId[] {
  if (grade >= 9) return [1, 2, 3, 4, 5];
  return grade === 8 ? [1, 2, 3, 4] : [1, 2, 3];
}

function student(
  id: number,
  name: string,
  grade: Grade,
  archetype: ArchetypeId,
  joinedDaysAgo: number,
  lastActiveDaysAgo: number | null,
  { behaviour, circumstances, responsibility, ...rest }: Row,
): Student {
  const usual = archetypeOf(archetype);
  const analysts = rest.analysts ?? ['zhou'];
  const first = analysts[0] ?? 'zhou';
  const list = rest.list ?? 'responsible';
  return {
    id,
    name,
    account: `qh${id}`,
    phone: `1990000${String(id).slice(-4)}`,
    grade,
    archetype,
    subjects: usualSubjects(grade),
    analysts,
    list,
    formal: list === 'responsible',
    hidden: false,
    pinned: false,
    supervision: 'onlineOnly',
    health: 'none',
    starRating: null,
    foundation: null,
    joinedDaysAgo,
    lastActiveDaysAgo,
    ...rest,
    coOwned: analysts.length > 1,
    behaviour: { ...usual.behaviour, ...behaviour },
    circumstances: { ...usual.circumstances, ...circumstances },
    responsibility: {
      synchronousManager: first,
      foundationManager: first,
      supervisors: [],
      consultants: [],
      ...responsibility,
    },
  };
}

const emily = { analysts: ['emily'], subjects: [1] } satisfies Row;
const type6 = { analysts: ['type6'] } satisfies Row;
const withEmily = { analysts: ['zhou', 'emily'] } satisfies Row;
const withType6 = { analysts: ['zhou', 'type6'] } satisfies Row;

/**
 * Sixty students. Edges on purpose: exactly nine of grade 7 were active in the last month (quota 30%
 * gives 3, 50% gives 5); median answer times 14.9 and 15.0 s (10024 has 6); ability 0.69, 0.70, 0.84
 * and 0.85; mastery shares 0.89 and 0.90; two namesakes 张子涵.
 */
export const students: readonly Student[] = [
  student(10001, '苏念', 1, 'steady', 64, 1, { subjects: [2, 3], supervision: 'selfStudyRoom', health: 'none', starRating: 3 }),
  student(10002, '陆小满', 2, 'steady', 130, 0, { subjects: [2, 3], supervision: 'selfStudyRoom', health: 'none', behaviour: { ability: 0.7 } }),

  student(10003, '白若溪', 3, 'steady', 201, 0, { supervision: 'selfStudyRoom', health: 'healthy', starRating: 4, foundation: { subjectId: 3, mode: 70, round: 1, level: 2 }, behaviour: { ability: 0.69 } }),
  student(10004, '童乐', 3, 'fastGuesser', 88, 2, { supervision: 'selfStudyRoom', health: 'unhealthy', starRating: 2, foundation: { subjectId: 2, mode: 70, round: 1, level: 1 }, behaviour: { medianAnswerSeconds: 14.9, correctShare: 0.5 } }),
  student(10005, '贺秋', 3, 'steady', 12, 0, { list: 'audition', supervision: 'evaluating', health: 'assessing' }),

  student(10006, '阿依古丽·买买提', 4, 'parentVisibleSuccess', 236, 0, { pinyinHint: 'Ayiguli Maimaiti', supervision: 'selfStudyRoom', health: 'healthy', starRating: 5, pinned: true, foundation: { subjectId: 2, mode: 70, round: 3, level: 4 }, responsibility: { supervisors: ['han', 'luo', 'liu'], consultants: ['mei'] } }),
  student(10007, '邵一诺', 4, 'steady', 342, 0, { ...withEmily, pinyinHint: 'Shao Yinuo', supervision: 'onlineOnly', health: 'healthy', starRating: 4, foundation: { subjectId: 1, mode: 70, round: 2, level: 3 } }),
  student(10008, '康子墨', 4, 'videoWatcher', 175, 3, { supervision: 'onlineOnly', health: 'subHealthy', starRating: 2, foundation: { subjectId: 3, mode: 70, round: 1, level: 2 } }),
  student(10009, '乔安', 4, 'steady', 9, 1, { list: 'audition', supervision: 'evaluating', health: 'assessing' }),

  student(10010, '方思远', 5, 'slowCareful', 410, 0, { supervision: 'selfStudyRoom', health: 'healthy', starRating: 5, foundation: { subjectId: 2, mode: 90, round: 12, level: 5 }, behaviour: { ability: 0.85 } }),
  student(10011, '孟晚晴', 5, 'returnedFromVacation', 388, 0, { supervision: 'onlineOnly', health: 'subHealthy', starRating: 3, foundation: { subjectId: 3, mode: 70, round: 2, level: 3 } }),
  student(10012, '祝星野', 5, 'steady', 97, 1, { supervision: 'selfStudyRoom', behaviour: { medianAnswerSeconds: 15, correctShare: 0.7 } }),
  student(10013, '尹嘉禾', 5, 'forgottenPoints', 260, 5, { supervision: 'expired', health: 'subHealthy', starRating: 3, foundation: { subjectId: 2, mode: 70, round: 1, level: 3 } }),
  student(10014, 'Sofía Delgado', 5, 'steady', 120, 0, { ...emily, supervision: 'onlineOnly', health: 'healthy', starRating: 4, foundation: { subjectId: 1, mode: 70, round: 1, level: 2 } }),

  student(10015, '张子涵', 6, 'steady', 305, 0, { supervision: 'selfStudyRoom', health: 'healthy', starRating: 4, foundation: { subjectId: 2, mode: 70, round: 2, level: 4 }, behaviour: { ability: 0.84 }, circumstances: { masteryShare: 0.89 } }),
  student(10016, '贾宇轩', 6, 'idleTab', 190, 0, { supervision: 'onlineOnly', health: 'unhealthy', starRating: 1, foundation: { subjectId: 2, mode: 50, round: 1, level: 2 }, responsibility: { supervisors: ['bai'] } }),
  student(10017, '陶然', 6, 'steady', 45, 2, { supervision: 'unmarked', health: 'assessing', starRating: null }),
  student(10018, '秦书瑶', 6, 'steady', 512, 0, { ...withEmily, supervision: 'selfStudyRoom', health: 'healthy', starRating: 5, pinned: true, foundation: { subjectId: 1, mode: 90, round: 3, level: 5 }, circumstances: { masteryShare: 0.9 } }),
  student(10019, '倪可', 6, 'fastGuesser', 33, 4, { list: 'auditioned', supervision: 'unmarked', health: 'none', behaviour: { medianAnswerSeconds: 9, correctShare: 0.47 } }),
  student(10020, 'Noah Tan', 6, 'fastGuesser', 84, 1, { ...emily, supervision: 'onlineOnly', health: 'subHealthy', starRating: 2, foundation: { subjectId: 1, mode: 50, round: 1, level: 1 }, behaviour: { medianAnswerSeconds: 8, correctShare: 0.52 } }),
  student(10021, '韦博文', 6, 'nightCrammer', 140, 6, { supervision: 'expired', health: 'unhealthy', starRating: 2, foundation: { subjectId: 3, mode: 50, round: 1, level: 1 } }),

  student(10022, '欧阳静姝', 7, 'slowCareful', 275, 0, { pinyinHint: 'Ouyang Jingshu', supervision: 'selfStudyRoom', health: 'healthy', starRating: 5, pinned: true, foundation: { subjectId: 2, mode: 90, round: 2, level: 5 }, responsibility: { supervisors: ['han'] } }),
  student(10023, '张子涵', 7, 'forgottenPoints', 366, 1, { supervision: 'onlineOnly', health: 'subHealthy', starRating: 3, foundation: { subjectId: 2, mode: 70, round: 2, level: 3 } }),
  student(10024, '何俊杰', 7, 'fastGuesser', 158, 0, { supervision: 'onlineOnly', health: 'unhealthy', starRating: 1, foundation: { subjectId: 2, mode: 30, round: 1, level: 1 }, responsibility: { supervisors: ['han', 'bai'], consultants: ['mei'] } }),
  student(10025, '宋雨桐', 7, 'steady', 298, 0, { ...withEmily, supervision: 'selfStudyRoom', health: 'healthy', starRating: 5, foundation: { subjectId: 1, mode: 70, round: 2, level: 4 } }),
  student(10026, '丁浩然', 7, 'frozenCoins', 215, 0, { supervision: 'selfStudyRoom', health: 'subHealthy', starRating: 2, foundation: { subjectId: 3, mode: 50, round: 1, level: 2 } }),
  student(10027, '林彧', 7, 'steady', 180, 1, { pinyinHint: 'Lin Yu', supervision: 'selfStudyRoom', health: 'healthy', starRating: 4, foundation: { subjectId: 2, mode: 70, round: 1, level: 3 } }),
  student(10028, '许翀', 7, 'videoWatcher', 167, 2, { pinyinHint: 'Xu Chong', supervision: 'onlineOnly', health: 'subHealthy', starRating: 2, foundation: { subjectId: 2, mode: 50, round: 1, level: 2 } }),
  student(10029, '唐诗韵', 7, 'steady', 420, 0, { supervision: 'selfStudyRoom', health: 'healthy', starRating: 4, foundation: { subjectId: 3, mode: 90, round: 3, level: 5 }, behaviour: { ability: 0.78, correctShare: 0.84 } }),
  student(10030, '曹亦凡', 7, 'neverActivated', 21, null, { supervision: 'unmarked', health: 'none' }),
  student(10031, '潘小雨', 7, 'steady', 390, 68, { list: 'nonSupervised', supervision: 'expired', health: 'none' }),
  student(10060, '蒋一鸣', 7, 'steady', 94, 3, { formal: false, supervision: 'evaluating', health: 'assessing', starRating: 3 }),

  student(10032, '诸葛明轩', 8, 'waitingAfterDowngrade', 312, 0, { pinyinHint: 'Zhuge Mingxuan', supervision: 'selfStudyRoom', health: 'unhealthy', starRating: 2, foundation: { subjectId: 2, mode: 50, round: 2, level: 3 }, responsibility: { supervisors: ['luo'] } }),
  student(10033, 'Alexandra Wilhelmina Featherstonehaugh-Montgomery', 8, 'steady', 230, 0, { ...emily, supervision: 'onlineOnly', health: 'healthy', starRating: 5, foundation: { subjectId: 1, mode: 90, round: 2, level: 5 }, behaviour: { ability: 0.8, correctShare: 0.86 } }),
  student(10034, '沈慕白', 8, 'steady', 251, 1, { supervision: 'selfStudyRoom', health: 'healthy', starRating: 4, foundation: { subjectId: 4, mode: 70, round: 1, level: 3 } }),
  student(10035, '余佳怡', 8, 'slowCareful', 377, 0, { ...withEmily, supervision: 'onlineOnly', health: 'healthy', starRating: 4, foundation: { subjectId: 1, mode: 70, round: 2, level: 3 }, behaviour: { medianAnswerSeconds: 118 } }),
  student(10036, '薛冬', 8, 'idleTab', 155, 2, { ...type6, supervision: 'selfStudyRoom', health: 'none', starRating: 2 }),
  student(10037, 'Priya Raman', 8, 'steady', 196, 0, { ...emily, supervision: 'onlineOnly', health: 'healthy', starRating: 4, foundation: { subjectId: 1, mode: 70, round: 2, level: 4 } }),
  student(10038, '段云飞', 8, 'fastGuesser', 101, 5, { ...type6, supervision: 'expired', health: 'none', starRating: 1, behaviour: { medianAnswerSeconds: 11, correctShare: 0.49 } }),
  student(10039, '顾盼', 8, 'steady', 148, 0, { ...type6, supervision: 'selfStudyRoom', health: 'none', starRating: 4 }),

  student(10040, '罗浩宇', 9, 'videoWatcher', 332, 0, { supervision: 'onlineOnly', health: 'subHealthy', starRating: 2, foundation: { subjectId: 4, mode: 50, round: 1, level: 2 } }),
  student(10041, '江心悦', 9, 'steady', 401, 0, { supervision: 'selfStudyRoom', health: 'healthy', starRating: 5, foundation: { subjectId: 5, mode: 70, round: 1, level: 4 } }),
  student(10042, '万知行', 9, 'steady', 18, 1, { list: 'audition', supervision: 'evaluating', health: 'assessing' }),
  student(10043, '梁启航', 9, 'nightCrammer', 286, 0, { ...withEmily, supervision: 'onlineOnly', health: 'subHealthy', starRating: 3, foundation: { subjectId: 1, mode: 50, round: 1, level: 3 } }),
  student(10044, '魏来', 9, 'steady', 209, 1, { ...type6, supervision: 'selfStudyRoom', health: 'none', starRating: 3 }),
  student(10045, '郝思源', 9, 'returnedFromVacation', 264, 1, { ...type6, supervision: 'selfStudyRoom', health: 'none', starRating: 3 }),
  student(10046, '单雨薇', 9, 'slowCareful', 355, 0, { pinyinHint: 'Shan Yuwei', supervision: 'selfStudyRoom', health: 'healthy', starRating: 4, foundation: { subjectId: 2, mode: 30, round: 1, level: 4 } }),
  student(10047, '仇子昂', 9, 'forgottenPoints', 299, 4, { pinyinHint: 'Qiu Ziang', supervision: 'expired', health: 'unhealthy', starRating: 2, foundation: { subjectId: 5, mode: 50, round: 1, level: 2 } }),
  student(10048, '解语桐', 9, 'steady', 24, 2, { pinyinHint: 'Xie Yutong', list: 'auditioned', supervision: 'unmarked', health: 'none' }),

  student(10049, '曾嘉木', 10, 'steady', 188, 0, { pinyinHint: 'Zeng Jiamu', supervision: 'onlineOnly', health: 'healthy', starRating: 4, foundation: { subjectId: 2, mode: 70, round: 1, level: 3 } }),
  student(10050, '区婉仪', 10, 'slowCareful', 207, 1, { pinyinHint: 'Ou Wanyi', supervision: 'selfStudyRoom', health: 'healthy', starRating: 4, foundation: { subjectId: 4, mode: 90, round: 1, level: 4 } }),
  student(10051, '尉迟朗', 10, 'steady', 440, 33, { pinyinHint: 'Yuchi Lang', hidden: true, supervision: 'expired', health: 'none' }),
  student(10052, 'Lucas Meyer', 10, 'nightCrammer', 74, 2, { ...emily, supervision: 'onlineOnly', health: 'subHealthy', starRating: 3, foundation: { subjectId: 1, mode: 70, round: 1, level: 3 } }),
  student(10053, '朴善宇', 10, 'steady', 51, 8, { pinyinHint: 'Piao Shanyu', formal: false, supervision: 'unmarked', health: 'assessing', starRating: 3 }),

  student(10054, '孔繁星', 11, 'steady', 470, 95, { hidden: true, list: 'nonSupervised', supervision: 'expired', health: 'none' }),
  student(10055, '任远舟', 11, 'steady', 318, 0, { ...type6, supervision: 'selfStudyRoom', health: 'none', starRating: 4 }),
  student(10056, '盛夏', 11, 'neverActivated', 6, null, { ...type6, list: 'audition', supervision: 'evaluating', health: 'none' }),

  student(10057, '查一帆', 12, 'steady', 275, 3, { ...type6, pinyinHint: 'Zha Yifan', list: 'nonSupervised', supervision: 'selfStudyRoom', health: 'none' }),
  student(10058, '冷霜', 12, 'nightCrammer', 360, 0, { ...withType6, supervision: 'selfStudyRoom', health: 'subHealthy', starRating: 3, foundation: { subjectId: 2, mode: 70, round: 2, level: 4 } }),
  student(10059, '洛嘉铭', 12, 'steady', 333, 14, { ...withType6, hidden: true, list: 'auditioned', supervision: 'onlineOnly', health: 'none' }),
];

/** Six classes, the last of them still without students. */
export const classes: readonly SchoolClass[] = [
  {
    id: 201,
    name: '七年级数学 1 班',
    grade: 7,
    subjectId: 2,
    analyst: 'zhou',
    studentIds: [10022, 10023, 10024, 10025, 10026, 10027, 10028, 10029, 10030, 10060],
  },
  {
    id: 202,
    name: '六年级语文阅读写作班',
    grade: 6,
    subjectId: 3,
    analyst: 'zhou',
    studentIds: [10015, 10016, 10017, 10018, 10019, 10021],
  },
  {
    id: 203,
    name: '九年级理化冲刺班',
    grade: 9,
    subjectId: 4,
    analyst: 'zhou',
    studentIds: [10040, 10041, 10043, 10046, 10047, 10048],
  },
  {
    id: 204,
    name: 'Lakeside English Circle',
    grade: 8,
    subjectId: 1,
    analyst: 'emily',
    studentIds: [10014, 10020, 10033, 10035, 10037, 10052],
  },
  {
    id: 205,
    name: '自习中心混龄班',
    grade: 8,
    subjectId: 2,
    analyst: 'type6',
    studentIds: [10036, 10038, 10039, 10044, 10045, 10055],
  },
  {
    id: 206,
    name: '八年级物理新班（待分班）',
    grade: 8,
    subjectId: 4,
    analyst: 'zhou',
    studentIds: [],
  },
];
