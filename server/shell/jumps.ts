import { getNianNianYouCi, selfStudyJump, singleCloudJump } from '../../src/contract/shell';
import { type Handler, serve } from '../serve';
import { bit } from '../wire';
import { findOutsidePage, outsidePage } from './outsidePages';

export const jumpHandlers: readonly Handler[] = [
  serve(
    selfStudyJump,
    ({ session, db }) => outsidePage(db, 'selfStudy', { account: session.account.id }),
    { needs: 'selfStudyPermission' },
  ),

  serve(singleCloudJump, ({ session, db }) =>
    outsidePage(db, 'singleCloud', { account: session.account.id }),
  ),

  serve(getNianNianYouCi, async ({ session, db }) => {
    const url = await findOutsidePage(db, 'wordLearning', { account: session.account.id });
    return { show_status: bit(url !== null), login_url: url ?? '' };
  }),
];
