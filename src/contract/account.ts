import { z } from 'zod/mini';
import {
  identityStatuses,
  identityType,
  knownPassword,
  mergeItem,
  mobile,
  newPassword,
  profileStatuses,
  smsCode,
} from '../domain/account';
import { accountItem, teacherInfo } from '../domain/teacher';
import { call } from './call';
import { count, id, key, moment, oneOf, only, someIds, subjectId, text } from './fields';

const yesOrNo = z.literal([0, 1]);
const loggedIn = { teacher_info: teacherInfo };

/** Logs in with username and password [VALID-001, VALID-002, CALL-077]. */
export const login = call(
  '/teacher/login',
  { uname: text(1, 50), password: knownPassword },
  loggedIn,
  { open: true },
);

/** Logs in with mobile and SMS code, for an upgraded account [SCREEN-001, CALL-079]. */
export const loginByCode = call('/teacher/authLogin', { mobile, v_code: smsCode }, loggedIn, {
  open: true,
});

/** Sends a code to log in with; the answer is the same whether or not the number has an account. */
export const sendLoginCode = call('/verify/sendLoginCode', { mobile }, {}, { open: true });

/** Logs in with a token that is good once [CALL-078]. */
export const loginByToken = call('/teacher/tokenLogin', { token: key(1, 200) }, loggedIn, {
  open: true,
});

/** Asks whether the visitor is logged in: by an auth key, or by the token in the header [CALL-050]. */
export const loginCheck = call(
  '/teacher/checkLogin',
  {
    authKey: key(0, 200),
    from: oneOf(['', 'account', 'fast_login', 'agent_account']),
    system_user_id: key(0, 40),
  },
  loggedIn,
  { open: true },
);

/** Asks how long a username has to wait after too many tries to log in [CALL-080]. */
export const queryLimit = call(
  '/teacher/queryLimit',
  { uname: text(1, 50) },
  { is_limit: yesOrNo, seconds: count },
  { open: true },
);

/** Ends the session [CALL-048, CALL-082]. */
export const logout = call('/teacher/logout', { subject_id: subjectId }, {}, { changes: true });

/** Goes back from an account that was switched to [CALL-083]. */
export const goBack = call(
  '/teacher/back',
  { subject_id: subjectId },
  { auth_key: z.string(), from: z.string() },
  { changes: true, forAnswer: true },
);

/** Asks whether a page may be entered; a no has the code noPermission and the reason as its message [CALL-047]. */
export const checkPagePermission = call(
  '/teacher/checkPermission',
  { subject_id: subjectId, route: z.string().check(z.regex(/^\/[0-9A-Za-z/]{0,99}$/)) },
  {},
);

/** Asks whether the account has been locked, and why [CALL-201]. */
export const checkAccountDeprived = call(
  '/restriction/checkAccountDeprived',
  { subject_id: subjectId },
  { is_deprived: yesOrNo, reason: z.string() },
);

/** The accounts that the person may switch to [ROLE-093]. */
export const accountList = call(
  '/teacher/accountList',
  { subject_id: subjectId },
  { list: z.array(accountItem) },
);

/** Switches to another of the person's accounts: the product reloads with the auth key and the source. */
export const switchAccount = call(
  '/teacher/switchAccount',
  { user_id: id, account_id: id },
  { auth_key: z.string(), from: z.string() },
  { changes: true, forAnswer: true },
);

/** Wakes a frozen account up, then as with switching [CALL-014]. */
export const wakeUpAccount = call(
  '/teacher/wakeUpAccount',
  { user_id: id, account_id: id },
  { auth_key: z.string(), from: z.string() },
  { changes: true },
);

/** The profile that students and parents see [CALL-085, ENTITY-005]. */
export const getSupervisorBasicInfo = call(
  '/teacher/getSupervisorBasicInfo',
  { subject_id: subjectId },
  { superintend_nickname: z.string(), superintend_img: z.string() },
);

/** Saves the profile; a nickname that breaks a rule is answered by a status, not refused [CALL-013]. */
export const updateSupervisorBasicInfo = call(
  '/teacher/updateSupervisorBasicInfo',
  {
    nickname: text(0, 200),
    head_img: key(0, 300),
  },
  { status: z.literal(Object.values(profileStatuses)) },
  { changes: true },
);

/** Uploads a picture [CALL-012]. */
export const uploadImage = call(
  '/teacher/imgUpload',
  {},
  { image_url: z.string() },
  { changes: true, forAnswer: true, file: 'image' },
);

/** Sets a new password, once `checkUserPassword` has shown the old one; all sessions of the account end [CALL-011]. */
export const updatePassword = call(
  '/teacher/updatePassword',
  { password: newPassword },
  {},
  { changes: true },
);

/**
 * Checks username and password of an account that is to be merged [CALL-035], or of the own one before its password
 * is changed. It changes nothing but the count of tries, which stays when the answer is no.
 */
export const checkUserPassword = call(
  '/teacher/checkUserPassword',
  { subject_id: subjectId, uname: text(1, 50), password: knownPassword },
  mergeItem.shape,
);

/** Merges the chosen accounts into the upgraded one [CALL-036]. */
export const bindAccounts = call(
  '/teacher/accountMultBind',
  { subject_id: subjectId, lstUserId: someIds(50) },
  {},
  { changes: true },
);

/** Sends a code to the phone that the account is to be upgraded with [CALL-037, CALL-203]. */
export const sendCode = call(
  '/verify/sendCode',
  { subject_id: subjectId, mobile },
  {},
  { changes: true },
);

/** Asks to upgrade the account to login by SMS code [CALL-038]; `joinUrl` is empty where nothing is to be joined. */
export const upgradeAccount = call(
  '/teacher/accountUpgrade',
  { mobile, v_code: smsCode, subject_id: subjectId },
  { joinUrl: z.string() },
  { changes: true },
);

/** Whether the upgrade is done, and which accounts may be merged then [CALL-039]. */
export const checkUpgrade = call(
  '/teacher/checkUpgrade',
  { subject_id: subjectId },
  { is_upgrade: yesOrNo, list: z.array(mergeItem) },
);

/** Whether the teacher's identity is bound [CALL-040]. */
export const identityBindStatus = call(
  '/identity/bindStatus',
  { account_id: id, subject_id: subjectId, type: only(identityType) },
  { status: z.literal(Object.values(identityStatuses)) },
  { background: true },
);

/** The QR code by which a teacher binds the identity, and until when it is good [CALL-041]. */
export const identityQrCode = call(
  '/identity/qrcode',
  { account_id: id, subject_id: subjectId },
  { date: moment, link: z.string() },
  { changes: true, forAnswer: true },
);

/** Whether the account is limited now; type 3 asks for the identity [CALL-042, LIVE-001]. */
export const checkLimitLearn = call(
  '/userSupervision/checkLimitLearn',
  { subject_id: subjectId },
  { is_limit: yesOrNo, limit_type: z.int() },
  { background: true },
);

/** What the mobile API knows of the school's channel; it is signed besides [CALL-211]. */
export const getChannelInfo = call(
  '/school/getChannelInfo',
  {
    school_id: id,
    timestamp: z.codec(
      z.string().check(z.regex(/^[1-9][0-9]{9}$/)),
      z.int().check(z.minimum(1e9), z.maximum(9_999_999_999)),
      {
        decode: Number,
        encode: String,
      },
    ),
    rand: key(1, 64),
    signature: key(1, 200),
  },
  { channel: z.string(), download_url: z.string() },
  { host: 'service' },
);
