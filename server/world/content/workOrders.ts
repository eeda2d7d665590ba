import type { SubjectId } from './types';

export interface WorkOrder {
  subjectId: SubjectId;
  title: string;
  /** How long ago it was sent. */
  daysAgo: number;
  /** null: still in progress. Its files are those of the demonstration, by name. */
  answer: { afterHours: number; remark: string; files: readonly string[] } | null;
  /** What the service desk will say to one in progress, while the demonstration lives on. */
  coming: string | null;
  unread: boolean;
}

function waiting(
  subjectId: SubjectId,
  title: string,
  daysAgo: number,
  coming: string,
): WorkOrder {
  return { subjectId, title, daysAgo, answer: null, coming, unread: false };
}

function answered(
  subjectId: SubjectId,
  title: string,
  daysAgo: number,
  afterHours: number,
  remark: string,
  ...files: readonly string[]
): WorkOrder {
  const answer = { afterHours, remark, files };
  return { subjectId, title, daysAgo, answer, coming: null, unread: false };
}

const unread = (order: WorkOrder): WorkOrder => ({ ...order, unread: true });

/** What Zhou has asked the service desk: twenty-three, most of them in mathematics, the latest first. */
export const workOrders: readonly WorkOrder[] = [
  waiting(2, '第 3 讲视频播放到一半没有声音', 0.3, '视频已重新转码上传，声音正常，请让学生刷新后重看。'),
  waiting(2, '七年级数学 1 班新增两名学生，名单里看不到', 0.6, '两名学生的班级归属已补录，名单刷新后可见。'),
  waiting(3, '作文批改页面的批注偶尔错位一行', 1.2, '批注定位已修复，旧批注的位置一并校正。'),
  unread(answered(2, '学生提交作业后状态一直是“未完成”', 2.1, 5, '该生提交时网络中断，作业已在后台补交，请刷新查看。')),
  unread(answered(1, 'Unit 5 听力材料与原文不一致', 2.4, 9, '教研已更换音频，新版本今晚零点后生效。', '更正说明.txt')),
  waiting(2, '申请把分式方程的本地考频调高', 3, '有本地化权限的校区可在“本地化内容管理”中自行标注，已为您开通。'),
  unread(answered(2, '打基础轮次完成后没有生成报告', 4.2, 20, '报告生成任务延迟，已重新执行，报告可正常打开。')),
  answered(3, '请补充《岳阳楼记》的配套练习', 5.1, 30, '已补充 12 道练习，难度 30 至 70。', '练习清单.rtf'),
  answered(2, '学生端提示“课程未开通”', 6.3, 2, '校区管理员已为该生开通课程。'),
  answered(4, '电路图题目的图片显示不全', 7.5, 26, '图片已重新上传，清缓存后可见。', '电路图.svg'),
  waiting(2, '两位同名学生张子涵的成绩录反了，申请更正', 8, '已核对原始试卷，两人的成绩已互换更正。'),
  unread(answered(2, '金币发放记录重复显示', 9.2, 12, '仅为显示重复，余额没有多扣，页面已修复。')),
  answered(1, '单词背诵时长统计口径咨询', 10.4, 4, '单词背诵计入“其他”时长，不计入有效时长。'),
  answered(3, '批改后的评语能否撤回', 11.6, 3, '批改提交后不能更改，请在提交前仔细核对。'),
  answered(2, '申请恢复误删的教学资料', 13, 28, '资料已恢复到“资料管理”，请重新核对适用课程。', '恢复清单.pdf'),
  answered(5, '化学方程式配平题判分有误', 14.5, 40, '题目答案已更正，受影响的 3 名学生已重新判分。'),
  answered(2, '课时申请审批后学生仍无法学习', 16.2, 6, '课时已到账，学生重新登录即可。'),
  answered(2, '如何给学生更换打基础模式', 18, 2, '在学生详情的“个性化定制”中选择模式，下一轮生效。'),
  answered(3, '阅读理解答案过长，显示被截断', 20.3, 50, '已支持展开全文。'),
  answered(2, '导出的答题记录缺少最近一天', 23.1, 8, '导出截止到前一日，次日可导出完整数据。', '口径说明.txt', '字段说明.csv'),
  answered(1, '完形填空第 7 题选项重复', 26.4, 22, '选项已更正。'),
  answered(3, '申请增加校本作文题目', 30.2, 70, '本期题库已定，建议在下期选题征集时提交。'),
  answered(2, '登录时提示身份未认证', 35.5, 1, '请用手机扫描页面上的二维码完成认证。'),
];

/** What the service desk says to what somebody has asked in the running demonstration. */
export const handledByDesk = '客服已处理您的问题，请刷新页面查看；仍未解决请再提交工单。';
