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

// Section 8 of the specification gives these in English, some without their small words, or says what they are about;
// the Chinese is ours.
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
  [
    'MSG-019',
    'login:error.code.wrongCode',
    'code is wrong, enter it again',
    '验证码不正确或已过期，请重新输入',
  ],
  ['MSG-046', 'account:profile.error.avatar.imageType', 'JPG PNG GIF BMP', 'JPG、PNG、GIF 或 BMP'],
  ['MSG-047', 'account:profile.error.avatar.tooLarge', 'under 5 MB', '小于 5 MB'],
  ['MSG-049', 'account:profile.error.avatar.required', 'Choose a picture', '请选择一张头像'],
  ['MSG-050', 'account:profile.error.nickname.required', 'Enter a nickname', '请输入昵称'],
  [
    'MSG-051',
    'account:profile.error.nickname.nicknameLength_zh',
    '2 to 10 characters',
    '2 至 10 个字',
  ],
  [
    'MSG-051',
    'account:profile.error.nickname.nicknameLength_en',
    '2 to 50 characters',
    '2 至 50 个字',
  ],
  [
    'MSG-052',
    'account:profile.error.nickname.nicknameCharacters_zh',
    'Use only Chinese characters, letters and digits',
    '只能用汉字、字母和数字',
  ],
  [
    'MSG-052',
    'account:profile.error.nickname.nicknameCharacters_en',
    'Use only letters, digits, dots, spaces',
    '只能用汉字、字母、数字、点和空格',
  ],
  [
    'MSG-053',
    'account:profile.error.nickname.nicknameWord',
    'contain teacher',
    '不能有“老师”或 teacher',
  ],
  ['MSG-054', 'account:password.error.password.required', 'Enter a new password', '请输入新密码'],
  [
    'MSG-055',
    'account:password.error.password.passwordFormat',
    '6 to 30 letters and digits, at least one of each',
    '6 至 30 位字母和数字，两种都要有',
  ],
  [
    'MSG-056',
    'account:password.error.confirmation.mismatch',
    'passwords differ',
    '两次输入的密码不一致',
  ],
  ['MSG-058', 'account:password.changed', 'password is changed', '密码修改成功'],
  [
    'MSG-065',
    'scores:record.error.student.absent',
    'No such student, please verify',
    '没有此学生，请核实',
  ],
  [
    'MSG-065',
    'exams:marks.error.student.absent',
    'No such student, please verify',
    '没有此学生，请核实',
  ],
  ['MSG-066', 'scores:image.failed', 'upload failed', '上传失败'],
  [
    'MSG-067',
    'materials:upload.failed',
    'File upload failed, please upload again',
    '文件上传失败，请重新上传',
  ],
  [
    'MSG-067',
    'materials:upload.unsure',
    'File upload failed, please upload again',
    '文件上传失败，请重新上传',
  ],
  ['MSG-072', 'account:upgrade.refreshed', 'Refreshed', '已刷新'],
  ['MSG-073', 'rewards:request.sent', 'request has been sent', '申请已发送'],
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
