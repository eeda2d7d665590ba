/** A kind of prop, as a student finds it in the bag. */
export interface Prop {
  id: number;
  name: string;
  englishName: string;
  /** Name of a lucide icon. */
  icon: string;
  /** How accounts come by it. */
  obtaining: 'monthly' | 'contest' | 'system';
  maximum: number;
  /** How many each analyst has been given for the term. */
  supply: number;
}

export const props: readonly Prop[] = [
  prop(1, '补签卡', 'Catch-up card', 'calendar-check', 'monthly', 3, 40),
  prop(2, '双倍积分卡', 'Double points card', 'badge-plus', 'contest', 1, 12),
  prop(3, '提示放大镜', 'Hint magnifier', 'search', 'monthly', 5, 60),
  prop(4, '番茄钟', 'Focus timer', 'timer', 'system', 2, 20),
  prop(5, '小树苗', 'Sapling', 'sprout', 'system', 10, 80),
  prop(6, '勋章框', 'Badge frame', 'award', 'contest', 1, 5),
];

function prop(
  id: number,
  name: string,
  englishName: string,
  icon: string,
  obtaining: Prop['obtaining'],
  maximum: number,
  supply: number,
): Prop {
  return { id, name, englishName, icon, obtaining, maximum, supply };
}

/** A freeze of a student's coin account. */
export interface Freeze {
  studentId: number;
  fromDaysAgo: number;
  /** Null: it still stands. */
  toDaysAgo: number | null;
  bySystem: boolean;
  reason: string;
}

export const freezes: readonly Freeze[] = [
  {
    studentId: 10_026,
    fromDaysAgo: 16,
    toDaysAgo: null,
    bySystem: false,
    reason: '十分钟内重复提交同一张任务卡四十余次，疑似刷金币，先冻结，待家长沟通后处理。',
  },
  {
    studentId: 10_024,
    fromDaysAgo: 34,
    toDaysAgo: 27,
    bySystem: false,
    reason: '连着三天不看题就选，先停一周金币，说好慢下来再恢复。',
  },
  {
    studentId: 10_058,
    fromDaysAgo: 2,
    toDaysAgo: null,
    bySystem: false,
    reason: '深夜连续刷题换金币，先冻结两天，约好十一点前休息再恢复。',
  },
  {
    studentId: 10_016,
    fromDaysAgo: 5,
    toDaysAgo: null,
    bySystem: true,
    reason: '系统检测到两台设备同时答题，核实中。',
  },
];

/** What an analyst writes when coins are given, in either language. */
export const coinRemarks = {
  zh: [
    '错题订正得很认真',
    '打基础连续一周没有断',
    '主动讲题给同学听',
    '作文改了三稿，越改越好',
    '上课状态明显进步',
    '按时完成本周全部作业',
  ],
  en: [
    'Corrected every mistake with care',
    'A whole week of foundation without a gap',
    'Explained a question to a classmate',
    'Three drafts of the essay, each better than the last',
    'Much more attentive in class',
    'All of this week’s homework on time',
  ],
} as const;
