// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { CrashGuard } from '../../../src/app/routing/CrashGuard';
import { CallFailure } from '../../../src/contract/failure';
import { answeredNotice, failureNotice, warningNotice } from '../../../src/machines/parts/notice';
import { toasts } from '../../../src/machines/shell/toasts';
import { Notices } from '../../../src/ui/shell/Notices';
import { languages, showView } from '../showView';

// What a person reads when something fails, whatever it was.

const path = '/thing/read';
const noAnswer = new CallFailure('network', { path });
const says = [
  [
    'MSG-005',
    failureNotice(new CallFailure('aborted', { path })),
    { zh: '请求已取消', en: 'The request was aborted' },
  ],
  [
    'MSG-006',
    failureNotice(noAnswer),
    {
      zh: '网络异常，请检查网络后重试',
      en: 'Network error. Please check your connection and try again',
    },
  ],
  [
    'MSG-007',
    failureNotice(new CallFailure('timeout', { path })),
    {
      zh: '请求失败：等待超时，请重试',
      en: 'The request failed: it took too long. Please try again',
    },
  ],
  [
    'MSG-013',
    failureNotice(new CallFailure('shape', { path })),
    { zh: '接口异常，请稍后重试', en: 'Interface error. Please try again later' },
  ],
  [
    'CODE-016',
    failureNotice(new CallFailure('code', { path, code: 5000 })),
    { zh: '网络延迟，请刷新重试', en: 'Network delay, please refresh' },
  ],
  [
    'MSG-010',
    failureNotice(new Error('not foreseen')),
    { zh: '发生错误，请稍后重试', en: 'An error occurred, please try again later' },
  ],
  [
    'MSG-009',
    answeredNotice(noAnswer, 'account:security.notSwitched'),
    { zh: '切换失败，请重试', en: 'Switching failed. Please try again' },
  ],
  [
    'MSG-034',
    answeredNotice(noAnswer, 'account:profile.uploadFailed'),
    { zh: '头像上传失败，请重试', en: 'Upload failed. Please try again' },
  ],
  [
    'MSG-032',
    warningNotice('feedback:image.failed'),
    {
      zh: '插入图片失败：图片没有上传，请重试',
      en: 'Inserting the image failed: it was not uploaded. Please try again',
    },
  ],
  [
    'MSG-038',
    warningNotice('grading:failed'),
    { zh: '批改提交失败，请重试', en: 'Correction failed: it was not submitted. Please try again' },
  ],
] as const;

describe.each(languages)('in %s', (language) => {
  it.each(says)('[%s] a failure is told', (_, notice, words) => {
    const actor = createActor(toasts).start();
    showView(<Notices actor={actor} />, language);
    act(() => {
      if (notice.type === 'notice.shown') actor.send(notice);
    });
    expect(screen.getByRole('alert').textContent).toContain(words[language]);
  });

  const crashed = { zh: '页面出错了', en: 'This page ran into a problem' }[language];

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it('[MSG-014] a screen that fails by itself says so', async () => {
    const Screen = () => {
      throw new Error('a mistake');
    };
    // React tells the console what it has caught.
    vi.spyOn(console, 'error').mockReturnValue();
    await act(async () => {
      showView(
        <CrashGuard>
          <Suspense>
            <Screen />
          </Suspense>
        </CrashGuard>,
        language,
      );
      await Promise.resolve();
    });
    expect(screen.getByRole('alert').textContent).toContain(crashed);
  });
});
