import { getNianNianYouCi, selfStudyJump, singleCloudJump } from '../../src/contract/shell';
import { type Handler, serve } from '../serve';
import { bit } from '../wire';
import { findOutsidePage, outsidePage } from './outsidePages';

export const jumpHandlers: readonly Handler[] = [
  serve(
    selfStudyJump,
    ({ session, ...asked }) => outsidePage(asked, 'selfStudy', { account: session.account.id }),
    { needs: 'selfStudyPermission' },
  ),

  serve(singleCloudJump, ({ session, ...asked }) =>
    outsidePage(asked, 'singleCloud', { account: session.account.id }),
  ),

  serve(getNianNianYouCi, async ({ session, ...asked }) => {
    const url = await findOutsidePage(asked, 'wordLearning', { account: session.account.id });
    return { show_status: bit(url !== null), login_url: url ?? '' };
  }),
];
