import type { Area } from '../area';
import { beforeAccess } from '../serve';
import { accessHandlers } from './access';
import { channelHandlers } from './channel';
import { identityHandlers } from './identity';
import { loginHandlers } from './login';
import { profileHandlers } from './profile';
import { switchingHandlers } from './switching';
import { upgradeHandlers } from './upgrade';

export const area: Area = {
  handlers: [
    ...loginHandlers,
    ...accessHandlers,
    ...identityHandlers,
    ...switchingHandlers,
    ...profileHandlers,
    ...upgradeHandlers,
    ...channelHandlers,
  ].map(beforeAccess),
};
