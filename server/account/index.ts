import type { Handler } from '../serve';
import { accessHandlers } from './access';
import { channelHandlers } from './channel';
import { identityHandlers } from './identity';
import { loginHandlers } from './login';
import { profileHandlers } from './profile';
import { switchingHandlers } from './switching';
import { upgradeHandlers } from './upgrade';

export const accountHandlers: readonly Handler[] = [
  ...loginHandlers,
  ...accessHandlers,
  ...identityHandlers,
  ...switchingHandlers,
  ...profileHandlers,
  ...upgradeHandlers,
  ...channelHandlers,
];
