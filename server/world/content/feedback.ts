import type { HeadquartersForm, PostClassDraft } from '../../../src/domain/feedback';

type Written = Pick<PostClassDraft, 'content' | 'evaluation' | 'homework' | 'stars'>;

/** What a class was about, and how it went. */
export const classReports: readonly Written[] = [
  {
    content: '分式方程的解法与检验，重点练习去分母。',
    evaluation: '能独立完成去分母，检验增根的习惯还要巩固。上课专注，主动提了两个问题。',
    homework: '完成任务卡“分式方程”，错题订正两遍。',
    stars: 4,
  },
  {
    content: '一次函数图像与系数的关系。',
    evaluation: '看图判断 k、b 的符号已经很熟练，应用题列式略慢。',
    homework: '练习册第 42 页第 5 至 9 题。',
    stars: 5,
  },
  {
    content: '全等三角形的判定，区分 SSA 与 SAS。',
    evaluation: '判定条件记得清楚，书写时容易漏写对应角，已当堂订正。',
    homework: '整理三道证明题，写清每一步的依据。',
    stars: 4,
  },
  {
    content: '有理数混合运算，限时训练。',
    evaluation: '速度有进步，符号错误比上周少了一半。',
    homework: '每天限时 10 分钟，共 5 组。',
    stars: 3,
  },
  {
    content: '二元一次方程组的应用。',
    evaluation: '找等量关系需要提示，画线段图后能自己列出方程。',
    homework: '应用题 4 道，先画图再列式。',
    stars: 3,
  },
];

/** What Zhou has told headquarters; days are days ago. */
export const headquartersReports: readonly (Pick<HeadquartersForm, 'type' | 'content'> &
  Partial<HeadquartersForm> & { daysAgo: number })[] = [
  {
    daysAgo: 2.2,
    type: 'question',
    target: 'teaching',
    point_name: '分式方程',
    content: '解析第二步漏写了检验，学生照着写会丢分。',
  },
  {
    daysAgo: 9.4,
    type: 'textbook',
    target: 'teaching',
    publisher: '青禾教育出版社',
    chief_editor: '陆文舟',
    course_name: '七年级数学同步课',
    content: '本地今年换了新版教材，第四章与第五章的顺序和课程相反，请核对。',
  },
  {
    daysAgo: 17.6,
    type: 'localCase',
    target: 'product',
    point_name: '一次函数的应用',
    region: '青禾湾',
    year: '2026',
    exam_type: '期中',
    module: '函数',
    local_point: '分段计费问题',
    content: '本地期中连续三年考分段计费，建议在应用题里增加这一类型。',
  },
  {
    daysAgo: 33.1,
    type: 'question',
    target: 'technical',
    point_name: '全等三角形',
    content: '图形在小屏幕上显示不全，点 D 看不到。',
  },
];
