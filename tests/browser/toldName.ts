import { spelledName } from '../../src/domain/spelledName';

/** A name as a title or a choice says it: who reads English has it in letters, too. */
export function toldName(name: string, language: 'zh' | 'en'): string {
  const letters = language === 'en' ? spelledName(name) : null;
  return letters === null ? name : `${name} ${letters}`;
}
