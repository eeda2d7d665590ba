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
type Rule = 'absent' | 'namesake' | 'repeated' | 'taken' | 'tooMany' | 'numeric' | 'level';

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

/** The cells of a line: between tabs, or, where there are none, the last word and what stands before it. */
function cellsOf(line: string): string[] {
  const text = line.normalize('NFKC');
  const cells = text.includes('\t') ? text.split('\t') : text.trim().split(/[\s,;]+(?=\S+$)/);
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
  const names = cellsOf(line);
  const result = cleanResult(names.pop() ?? '');
  if (result === '') return null;
  const first = students.findIndex(({ student_id: id }) => id === studentId);
  const whose =
    names.length === 0 ? (students[first + index] ?? 'tooMany') : studentNamed(students, names);
  if (typeof whose === 'string') return whose;
  if (hasScore(whose, shared)) return 'taken';
  return unreadable(shared, result) ?? { id: String(whose.student_id), result };
}

/**
 * Reads what was copied from a spreadsheet: a column of results fills the rows from the place on; of lines with
 * several cells the last one is the result, and the others name the student. An empty result changes nothing.
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
