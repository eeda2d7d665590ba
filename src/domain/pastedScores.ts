import { scoreFaults } from './scores';
import {
  cleanResult,
  hasScore,
  type Results,
  type RosterStudent,
  scoreOf,
  type SharedExam,
  studentNamed,
} from './severalScores';

/** Why a pasted line changes nothing. */
type Rule =
  | 'absent'
  | 'namesake'
  | 'repeated'
  | 'taken'
  | 'tooMany'
  | 'several'
  | 'numeric'
  | 'level';

/** A pasted line that changes nothing, counted from 1, as it was pasted. */
export interface PastedFault {
  readonly line: number;
  readonly text: string;
  readonly rule: Rule;
}

/** What a paste says: results by the id of the student, and the lines that change nothing. */
export interface Pasted {
  readonly results: Results;
  readonly faults: readonly PastedFault[];
}

/** Where it is pasted: at a student of those that are shown. */
export interface PastePlace {
  readonly students: readonly RosterStudent[];
  readonly shared: SharedExam;
  readonly studentId: number;
}

/** The cells of a line: between tabs, else commas, else the last word and the words before it. */
function cellsOf(line: string): string[] {
  const text = line.normalize('NFKC');
  const between = ['\t', /[,;]/].find((separator) => text.split(separator).length > 1);
  const cells = between === undefined ? text.trim().split(/\s+(?=\S+$)/) : text.split(between);
  return cells.map((cell) => cell.trim());
}

/** What keeps a text from being a result; a wrong one, such as 120.5 of 120, is told at its row. */
function unreadable(shared: SharedExam, result: string): 'numeric' | 'level' | null {
  const { score, level } = scoreFaults(scoreOf(shared, result));
  if (level !== undefined) return 'level';
  return score === 'numeric' ? score : null;
}

/** What one line says; null where it is empty. */
function readLine(line: string, index: number, { students, shared, studentId }: PastePlace) {
  const all = cellsOf(line);
  const cells = all.slice(0, all.findLastIndex((cell) => cell !== '') + 1);
  const names = cells.slice(0, -1);
  const result = cleanResult(cells.at(-1) ?? '');
  const fault = unreadable(shared, result);
  const isNameAlone = all.length > 1 && names.length === 0 && fault !== null;
  if (result === '' || isNameAlone) return null;
  const first = students.findIndex(({ student_id: id }) => id === studentId);
  const whose =
    names.length === 0 ? (students[first + index] ?? 'tooMany') : studentNamed(students, names);
  if (typeof whose === 'string') return whose;
  if (hasScore(whose, shared)) return 'taken';
  if (fault !== null) return fault;
  const called = [whose.name, whose.username].map((name) => name.normalize('NFKC'));
  const others = names.filter((cell) => cell !== '' && !called.includes(cell));
  const isSure = others.every((cell) => unreadable(shared, cleanResult(cell)) !== null);
  return isSure ? { id: String(whose.student_id), result } : 'several';
}

/**
 * Reads what was copied from a spreadsheet: a column of results fills the rows from the place on; of lines with
 * several cells the last filled one is the result, and the others name the student. An empty result changes nothing, nor
 * does a line whose other cells have a result too, such as score and rank.
 */
export function pastedScores(text: string, place: PastePlace): Pasted {
  const results: Record<string, string> = {};
  const faults: PastedFault[] = [];
  const lines = text.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    const read = readLine(line, index, place);
    if (read === null) continue;
    const rule = typeof read === 'string' ? read : read.id in results ? 'repeated' : null;
    if (typeof read !== 'string' && rule === null) results[read.id] = read.result;
    if (rule !== null)
      faults.push({ line: index + 1, text: line.replaceAll('\t', ' ').trim(), rule });
  }
  return { results, faults };
}
