/** What students and parents write to an application for class hours. */
export const purposes = [
  '期中后想补一补薄弱章节，周末加两次课。',
  '本学期课时快用完了，先续到寒假前。',
  '孩子这个月请假较多，申请补课时赶上进度。',
  '准备竞赛，想增加专题训练。',
  '换了新课程，按新课表续课时。',
  '寒假提前预约打基础课程。',
] as const;

/** What the analyst said to an application that was rejected. */
export const rejections = [
  '剩余课时还够用到月底，请月底再申请。',
  '该课程本学期已排满，建议改选同步课程后再申请。',
] as const;

/** What the analyst said to an application that was approved; most say nothing. */
export const approvals = ['', '', '已与家长确认。'] as const;
