import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { requirementWords } from '../paths/requirementWords';
import { spoken } from '../paths/words';
import { type Level, levelOf } from './levels';

/** Something that the product must do, in a few words. */
export interface Requirement {
  readonly id: string;
  readonly area: string;
  readonly level: Level;
  readonly text: string;
}

const ids = /^[A-Z]+-\d+$/;

/** The requirements that a project lists in `docs/requirements.tsv`. */
export function readRequirements(project: string): Requirement[] {
  const rows = tableIn(join(project, 'docs/requirements.tsv'));
  return rows.map(([id = '', area = '', _kind, text = '']) => ({
    ...{ id, area, text },
    level: levelOf(id),
  }));
}

/** The transitions that a project owes, as requirements of the areas in which their charts lie. */
export function readTransitions(
  project: string,
  areas: ReadonlyMap<string, string>,
): Requirement[] {
  const table = tableIn(join(project, 'tests/machines/transitionTable.tsv'));
  return table.map(([chart = '', id = '']) => ({
    id,
    area: areas.get(chart) ?? '',
    level: 'walk',
    text: spoken(requirementWords(id) ?? { zh: chart, en: chart }),
  }));
}

function tableIn(file: string): string[][] {
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => line.split('\t'));
}

/**
 * The ids that a text names in brackets or in a table's first cell: one, several with commas, or a
 * range with an ellipsis between its ends.
 */
export function idsIn(text: string): string[] {
  return text.split(',').flatMap((part) => {
    const [first = '', last] = part.split('…').map((end) => end.trim());
    if (!ids.test(first)) return [];
    return last === undefined || !ids.test(last) ? [first] : rangeOf(first, last);
  });
}

function rangeOf(first: string, last: string): string[] {
  const [prefix = '', digits = ''] = first.split('-');
  const [from, to] = [Number(digits), Number(last.split('-')[1])];
  return Array.from(
    { length: to - from + 1 },
    (_, index) => `${prefix}-${String(from + index).padStart(digits.length, '0')}`,
  );
}
