import { expect, it } from 'vitest';
import { z } from 'zod/mini';

const words = import.meta.glob<unknown>('../../locales/*/*.json', {
  eager: true,
  import: 'default',
});
const branch = z.record(z.string(), z.unknown());

/** The words at a key such as `shell:failure.network`; the server's keys have dots of their own. */
function wordsAt(language: 'zh' | 'en', key: string): string {
  const [area = '', path = ''] = key.split(':');
  const all = branch.parse(words[`../../locales/${language}/${area}.json`]);
  const found =
    all[path] ?? path.split('.').reduce<unknown>((at, name) => branch.parse(at)[name], all);
  return z.string().parse(found);
}

const plain = (text: string): readonly string[] => text.toLowerCase().split(/[^a-z0-9]+/);

// Section 8 of the specification gives these in English, some without their small words; the Chinese is ours.
it.each([
  ['MSG-001', 'login:failed', 'Login failed', '登录失败'],
  ['MSG-003', 'account:tokenLogin.failed', 'login failed', '链接登录失败'],
  ['MSG-005', 'shell:failure.aborted', 'request was aborted', '请求已取消'],
  ['MSG-006', 'shell:failure.network', 'network error', '网络异常'],
  ['MSG-007', 'shell:failure.timeout', 'request failed', '请求失败'],
  ['MSG-009', 'account:security.notSwitched', 'Switching failed', '切换失败'],
  [
    'MSG-010',
    'shell:failure.unexpected',
    'An error occurred, please try again later',
    '发生错误，请稍后重试',
  ],
  ['MSG-013', 'shell:failure.shape', 'interface error', '接口异常'],
  ['MSG-018', 'workOrders:desk.failed', 'failed to load', '客服加载失败'],
  [
    'MSG-021',
    'login:error.mobile.mobile',
    'Please enter the correct phone number',
    '请输入正确的手机号',
  ],
  ['MSG-023', 'lessons:locks.unlocked.failed', 'Unlock failed', '解锁失败'],
  ['MSG-023', 'lessons:locks.unlocked.unsure', 'Unlock failed', '解锁失败'],
  ['MSG-024', 'lessons:locks.locked.failed', 'Lock failed', '锁定失败'],
  ['MSG-024', 'lessons:locks.locked.unsure', 'Lock failed', '锁定失败'],
  ['MSG-025', 'server:coins.insufficient', 'Insufficient balance of gold coins', '金币余额不足'],
  ['MSG-027', 'rewards:reward.notDone', 'gold coin distribution failed', '金币发放失败'],
  ['MSG-028', 'rewards:propGrant.notDone', 'prop distribution failed', '道具发放失败'],
  ['MSG-029', 'feedback:failed', 'Feedback failed network issue draft', '反馈失败：网络异常'],
  ['MSG-029', 'feedback:unsure', 'Feedback failed network issue draft', '反馈失败：网络异常'],
  ['MSG-030', 'feedback:copyFailed', 'copy failed network unstable', '复制失败：网络不稳定'],
  ['MSG-031', 'feedback:image.failed', 'Inserting image failed', '插入图片失败'],
  ['MSG-033', 'feedback:error.tooLarge', 'image size cannot exceed 5', '图片不能超过 5 MB'],
  ['MSG-036', 'grading:failed', 'Correction failed', '批改提交失败'],
  ['MSG-036', 'grading:unsure', 'Correction failed', '批改提交失败'],
  [
    'MSG-039',
    'homework:refused.notLearned',
    'student has not learned the course of the task card',
    '还没有学习该任务卡对应的课程',
  ],
  [
    'MSG-040',
    'homework:refused.alreadyAssigned',
    'homework already assigned for this task card',
    '该任务卡已经布置过作业',
  ],
  ['MSG-041', 'homework:refused.noPoints', 'no knowledge points available', '没有可用的知识点'],
  [
    'MSG-042',
    'homework:assign.arranging.text',
    'assignment in progress, wait',
    '作业正在布置，请稍候',
  ],
  ['MSG-043', 'account:profile.uploadFailed', 'Upload failed', '上传失败'],
  ['MSG-044', 'account:profile.failed', 'Modification failed', '修改失败'],
  ['MSG-044', 'account:profile.unsure', 'Modification failed', '修改失败'],
  ['MSG-045', 'account:profile.saved', 'Save successful', '保存成功'],
  ['MSG-057', 'account:password.failed', 'Password modification failed', '密码修改失败'],
  [
    'MSG-059',
    'rewards:signIn.already',
    'already checked in today, come back tomorrow',
    '今天已经签到过了，明天再来',
  ],
  ['MSG-060', 'rewards:signIn.failed', 'Sign in failed', '签到失败'],
  ['MSG-060', 'rewards:signIn.unsure', 'Sign in failed', '签到失败'],
  ['MSG-061', 'rewards:request.failed', 'Message push failed', '消息推送失败'],
  ['MSG-061', 'rewards:request.unsure', 'Message push failed', '消息推送失败'],
  ['MSG-062', 'account:wakeUp.failed', 'Wake up failed', '唤醒失败，请稍后重试'],
  ['MSG-062', 'account:wakeUp.unsure', 'Wake up failed', '唤醒失败'],
  [
    'MSG-063',
    'account:wakeUp.disabled',
    'Your account has been disabled, contact your superior',
    '您的账号已被停用，请联系上级',
  ],
  [
    'MSG-068',
    'answers:more.error.maximum.belowMinimum',
    'difficulty value setting error',
    '难度值设置有误',
  ],
  ['MSG-075', 'server:level.levelAtMinimum', 'already at minimum', '已经是最低'],
  ['MSG-076', 'server:level.levelAtMaximum', 'already at upper limit', '已经是最高'],
])('[%s] %s says “%s”, and “%s” in Chinese', (_, key, sentence, chinese) => {
  expect(wordsAt('zh', key)).toContain(chinese);
  const said = plain(wordsAt('en', key));
  let from = 0;
  for (const word of plain(sentence)) {
    const at = said.indexOf(word, from);
    expect(at, word).toBeGreaterThanOrEqual(from);
    from = at + 1;
  }
});
