import type { i18n } from 'i18next';
import { businessDay } from '../../domain/businessTime';
import { serverTime } from '../../services/serverTime';
import { columnsInFile } from '../../ui/parts/DataTable/onScreen';
import { fileName, saveFile } from '../../ui/parts/saveFile';
import { files as answers } from '../files/answers';
import { files as approvals } from '../files/approvals';
import { files as exams } from '../files/exams';
import { files as feedback } from '../files/feedback';
import { files as foundation } from '../files/foundation';
import { files as homework } from '../files/homework';
import { files as lessons } from '../files/lessons';
import { files as localPoints } from '../files/localPoints';
import { files as materials } from '../files/materials';
import { files as messages } from '../files/messages';
import { files as preparation } from '../files/preparation';
import { files as reports } from '../files/reports';
import { files as rewards } from '../files/rewards';
import { files as scores } from '../files/scores';
import { files as students } from '../files/students';
import { files as supervision } from '../files/supervision';
import { files as training } from '../files/training';
import { files as workOrders } from '../files/workOrders';
import type { ExportedPart } from './effects';
import type { Manner, Writers, WrittenFile } from './listWriter';

/** Every list that can be exported, by the id of its chart. */
const writers: Writers = {
  ...answers,
  ...approvals,
  ...exams,
  ...feedback,
  ...foundation,
  ...homework,
  ...lessons,
  ...localPoints,
  ...materials,
  ...messages,
  ...preparation,
  ...reports,
  ...rewards,
  ...scores,
  ...students,
  ...supervision,
  ...training,
  ...workOrders,
};

/**
 * The rows of a list as a CSV file in the language of the portal: the columns of its table, or only those that are
 * named, and the rows as they come. Rejects for a list that is not known here, and for rows
 * that are not of that list.
 */
export async function writeRows(
  words: i18n,
  list: string,
  rows: readonly unknown[],
  manner: Manner = {},
): Promise<WrittenFile> {
  const write = writers[list];
  if (write === undefined) throw new Error(`Nobody knows the columns of the list "${list}"`);
  return write(words, rows, manner);
}

/** A file of an export that grows. Its parts are blobs, which browsers keep outside of the page's memory. */
export interface RowFile {
  readonly list: string;
  readonly name: string;
  readonly shown: readonly string[] | null;
  readonly parts: readonly Blob[];
}

/** Begins the file of a list, named by list, whose it is and day, with the columns that nobody hides now. */
export async function beginFile(
  words: i18n,
  { list, rows, answer, scope }: Pick<ExportedPart, 'list' | 'rows' | 'answer' | 'scope'>,
): Promise<RowFile> {
  const shown = columnsInFile(list);
  const { title, text } = await writeRows(words, list, rows, { shown, answer, scope });
  const today = businessDay(new Date(serverTime()));
  // A long title is cut, but never the day behind it.
  const name = fileName(`${[...title].slice(0, 69).join('')} ${today}`, 'csv');
  return { list, shown, name, parts: [new Blob([text])] };
}

export async function continueFile(
  words: i18n,
  file: RowFile,
  rows: readonly unknown[],
): Promise<RowFile> {
  const { shown, list } = file;
  const { text } = await writeRows(words, list, rows, { shown, isMore: true });
  return { ...file, parts: [...file.parts, new Blob([text])] };
}

/** Hands the file to the person as a download. */
export function finishFile({ name, parts }: RowFile): void {
  saveFile(name, new Blob([...parts], { type: 'text/csv;charset=utf-8' }));
}
