import login from '../../../../locales/zh/login.json';
import parts from '../../../../locales/zh/parts.json';
import shell from '../../../../locales/zh/shell.json';

export const words = { login, parts, shell };
