/** A teaching material of the first campus, whose file lies in `files`. */
export interface Material {
  /** The name of its file. */
  readonly name: string;
  readonly subjectId: number;
  /** Null for one that belongs to no course. */
  readonly courseId: number | null;
  /** Zhou, or a colleague. */
  readonly by: string;
  readonly daysAgo: number;
  readonly description: string;
}

const mathematics = (
  name: string,
  courseId: number | null,
  by: string,
  daysAgo: number,
  description = '',
): Material => ({ name, subjectId: 2, courseId, by, daysAgo, description });

export const materials: readonly Material[] = [
  mathematics('二次函数 讲义.pdf', 203, 'zhou', 0.4, '第一轮复习第 6 讲用，课前发给学生'),
  mathematics('二次函数 抛物线.png', 203, 'zhou', 0.5, '讲义中的图，可以直接投屏'),
  mathematics('有理数运算 易错清单.md', 201, 'zhou', 1.2, '正确率低于 70% 的学生先做这一份'),
  mathematics('整式加减 讲义.md', 201, 'han', 2.1),
  mathematics('一元一次方程 解题步骤.md', 201, 'zhou', 3.3, '去分母一步请逐个检查'),
  mathematics('一元一次方程 应用题分类.csv', 201, 'luo', 3.9, '按题型挑题用'),
  mathematics('解一元一次方程.webm', 201, 'liu', 4.5, '一分钟演示'),
  mathematics('平行线的判定 口诀.txt', 201, 'zhou', 5.2),
  mathematics('二元一次方程组 练习.md', 201, 'bai', 6.4, '附答案'),
  mathematics('不等式 数轴表示.md', 201, 'mei', 7.1),
  mathematics('全等三角形 判定对照表.csv', 202, 'zhou', 8.6, '印成 A5 贴在错题本上'),
  mathematics('轴对称 课堂活动.txt', 202, 'han', 9.3),
  mathematics('因式分解 四步法.md', 202, 'luo', 10.8),
  mathematics('分式方程 增根说明.md', 202, 'zhou', 12.5, '回答“为什么要检验”'),
  mathematics('勾股定理 常用勾股数.csv', 202, 'liu', 14.2),
  mathematics('一次函数 图象与性质.md', 202, 'bai', 16.7, '配合第 9 讲'),
  mathematics('数据的分析 平均数中位数众数.txt', 202, 'mei', 19.1),
  mathematics('二次根式 化简规则.md', 203, 'zhou', 22.4),
  mathematics('期中复习 周计划.csv', null, 'zhou', 25.6, '八年级和九年级通用'),
  mathematics('错题本 使用说明.txt', null, 'han', 31.2, '新学生第一周讲一遍'),
  mathematics('家长会 沟通提纲.txt', null, 'luo', 36.8),
  mathematics('初三第一轮复习 知识框架.md', 203, 'zhou', 42.3, '贴在教室里'),
  {
    ...{ name: '古诗文 默写易错字.csv', subjectId: 3, courseId: 301, by: 'liu', daysAgo: 4.1 },
    description: '每周一听写用',
  },
  {
    ...{ name: '记叙文 开头的五种写法.md', subjectId: 3, courseId: 302, by: 'zhou', daysAgo: 11.7 },
    description: '',
  },
];
