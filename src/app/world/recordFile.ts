import type { i18n } from 'i18next';
import { toWallTime } from '../../domain/businessTime';
import type { SessionRecord } from '../../domain/sessionRecord';
import { fileName, saveFile } from '../../ui/parts/saveFile';

/** Hands a record of the session to the person as a download, named by when it begins. */
export async function saveRecord(words: i18n, record: SessionRecord | null): Promise<null> {
  await words.loadNamespaces('feedback');
  if (record === null) throw new Error('There is nothing to save');
  const begun = toWallTime(record.begun_at).replace('T', ' ').replaceAll(':', '-');
  const title = words.t('feedback:record.file', { time: begun });
  const content = new Blob([JSON.stringify(record, null, 2)], { type: 'application/json' });
  saveFile(fileName(title, 'json'), content);
  return null;
}
