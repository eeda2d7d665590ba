import account from '../../../locales/en/account.json';
import parts from '../../../locales/en/parts.json';
import shell from '../../../locales/en/shell.json';

export const words = { account, parts, shell };
