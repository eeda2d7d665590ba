import { eq } from 'drizzle-orm';
import {
  getSupervisorBasicInfo,
  updatePassword,
  updateSupervisorBasicInfo,
  uploadImage,
} from '../../src/contract/account';
import {
  avatarError,
  nickname,
  profileStatuses,
  type ProfileStatus,
} from '../../src/domain/account';
import { feedbackImageError } from '../../src/domain/feedback';
import { feedbackImages } from '../../src/domain/limits';
import { accounts } from '../db/tables';
import { ownImage, saveImage } from '../files/images';
import { type Handler, serve, serveChecked } from '../serve';
import { closeSessionsOf } from '../session';
import type { Language } from '../words';
import { demandUncommon } from './commonPassword';
import { Refusal } from '../refusal';
import { withdrawKeys } from './oneTimeKey';
import { hashSecret, isSecret } from './password';
import { demandShown } from './passwordProof';

const statusOfError: Readonly<Record<string, ProfileStatus>> = {
  required: profileStatuses.nicknameLength,
  nicknameLength: profileStatuses.nicknameLength,
  nicknameWord: profileStatuses.nicknameWord,
  nicknameCharacters: profileStatuses.nicknameCharacters,
};

/** What is wrong with a nickname, as a status, or null. */
function nicknameStatus(value: string, language: Language): ProfileStatus | null {
  const [issue] = nickname(language).safeParse(value).error?.issues ?? [];
  return issue === undefined ? null : (statusOfError[issue.message] ?? profileStatuses.failed);
}

const uploadRule = { errorOf: feedbackImageError, most: feedbackImages.bytes };

export const profileHandlers: readonly Handler[] = [
  serve(getSupervisorBasicInfo, async ({ session: { account } }) => ({
    superintend_nickname: account.nickname ?? '',
    superintend_img: account.avatar ?? '',
  })),

  serve(updateSupervisorBasicInfo, async ({ db, payload, session, language }) => {
    const status = nicknameStatus(payload.nickname, language);
    if (status !== null) return { status };
    const { id, avatar } = session.account;
    const isKept = payload.head_img === avatar;
    if (!isKept) {
      const image = await ownImage(db, id, payload.head_img);
      // The call that uploads takes pictures of a feedback too, by their rule.
      if (image === null || avatarError(image) !== null) return { status: profileStatuses.failed };
    }
    await db
      .update(accounts)
      .set({ nickname: payload.nickname, avatar: payload.head_img })
      .where(eq(accounts.id, id));
    return { status: profileStatuses.saved };
  }),

  serve(
    uploadImage,
    async (request) => ({
      image_url: await saveImage(request, uploadRule),
    }),
    { largestFile: feedbackImages.bytes },
  ),

  serveChecked(
    updatePassword,
    async ({ payload, session, now, transact }) => {
      await demandUncommon(payload.password, session.account);
      const passwordHash = await hashSecret(payload.password);
      if (await isSecret(session.account.passwordHash, payload.password)) {
        // Used up by what is refused too. Who has shown nothing is not told whether the password is that of the account.
        await transact((db) => demandShown(db, session, now));
        const issues = [{ field: 'password', rule: 'passwordSame' }];
        throw new Refusal('badPayload', 'badPayload', { issues });
      }
      return passwordHash;
    },
    async ({ db, session, now }, passwordHash) => {
      await demandShown(db, session, now);
      const { id } = session.account;
      await db.update(accounts).set({ passwordHash }).where(eq(accounts.id, id));
      await closeSessionsOf(db, session, now);
      // Coin codes act in the account's name without a session.
      for (const purpose of ['coinPurchase', 'coinAllocation'] as const)
        await withdrawKeys(db, purpose, id);
      return {};
    },
  ),
];
