import login from '../../../../locales/en/login.json';
import parts from '../../../../locales/en/parts.json';
import shell from '../../../../locales/en/shell.json';

export const words = { login, parts, shell };
