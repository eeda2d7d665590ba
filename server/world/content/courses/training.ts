import { card, chapter, course, lesson } from './outline';

const about = {
  subjectId: 99,
  type: 'formal',
  program: 'training',
  grade: null,
  version: '总部版',
} as const;

/** Headquarters' courses for analysts: they have no points, and no homework is made of them. */
export const trainingCourses = [
  course(
    { ...about, id: 9901, name: '新教师上岗培训', season: 'summer' },
    chapter(
      '第一周 认识系统',
      lesson('学情页怎么看', card('观看视频', [], []), card('课后小测', [], [])),
      lesson('作业从布置到批改', card('观看视频', [], []), card('课后小测', [], [])),
    ),
    chapter(
      '第二周 陪伴学生',
      lesson('第一次和家长通电话', card('观看视频', [], []), card('情景演练', [], [])),
    ),
  ),
  course(
    { ...about, id: 9902, name: '打基础督学方法', season: 'autumn' },
    chapter(
      '看懂健康度',
      lesson('三种健康状态与对策', card('观看视频', [], []), card('案例分析', [], [])),
      lesson('什么时候该降级', card('观看视频', [], []), card('案例分析', [], [])),
    ),
  ),
  course(
    { ...about, id: 9903, name: '作文批改工作坊', season: 'spring' },
    chapter(
      '批得准',
      lesson('六个维度怎么写评语', card('观看视频', [], []), card('批改练习', [], [])),
    ),
  ),
];
