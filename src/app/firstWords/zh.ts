import account from '../../../locales/zh/account.json';
import parts from '../../../locales/zh/parts.json';
import shell from '../../../locales/zh/shell.json';

export const words = { account, parts, shell };
