import { menuStage } from './accountMenu';
import { securityStage } from './accountSecurity';
import { upgradeStage } from './accountUpgrade';
import { wakeUpStage } from './accountWakeUp';
import { avatarStage } from './avatarUpload';
import { busyStage } from './busy';
import { codeStage } from './codeLogin';
import { sendingStage } from './codeSending';
import { identityStage, limitStage } from './identity';
import { loginStage } from './login';
import { logoutStage } from './logout';
import { passwordStage } from './passwordChange';
import { passwordLoginStage } from './passwordLogin';
import { profileStage } from './profileSave';
import { lockStage } from './systemLock';
import { tokenStage } from './tokenLogin';
import type { Stage } from '../stage';

export const accountStages: readonly Stage[] = [
  menuStage,
  securityStage,
  upgradeStage,
  wakeUpStage,
  avatarStage,
  busyStage,
  codeStage,
  sendingStage,
  identityStage,
  limitStage,
  loginStage,
  logoutStage,
  passwordStage,
  passwordLoginStage,
  profileStage,
  lockStage,
  tokenStage,
];
