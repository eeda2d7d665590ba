/** A question that the demonstration's service desk has an answer to. */
interface Known {
  /** Words by which it is recognised. */
  readonly words: readonly string[];
  readonly question: string;
  readonly answer: string;
}

/** The demonstration's service desk, in Chinese as the window that it stands in. */
export const serviceDesk = {
  title: '在线客服',
  greeting: '您好，这里是在线客服。请直接描述遇到的问题，或先看看常见问题。',
  common: '常见问题',
  label: '您的问题',
  send: '发送',
  unknown: '这里只能回答常见问题，问题没有转给人工。请换个说法再问，或联系本校区的管理员。',
  known: [
    {
      words: ['状态', '未完成', '提交'],
      question: '学生交了作业，状态还是“未完成”？',
      answer: '多半是提交时网络中断。请让学生重新打开作业并再次提交，状态会随即更新。',
    },
    {
      words: ['名单', '看不到', '学生'],
      question: '新学生在名单里看不到？',
      answer: '名单只显示管理员分配给您的学生，请联系校长或管理员在校区运营平台分配。',
    },
    {
      words: ['密码', '登录'],
      question: '忘记登录密码怎么办？',
      answer: '账号升级后可用手机号和短信验证码登录；未升级的账号请联系管理员重置密码。',
    },
    {
      words: ['导出', '记录'],
      question: '导出的记录少了最近一天？',
      answer: '导出的就是列表里筛选出的记录，请看看日期筛选是否包含最近一天。',
    },
  ],
} as const satisfies { known: readonly Known[] } & Record<string, unknown>;
