import { useTranslation } from 'react-i18next';
import { essayCategories } from '../../domain/grading';
import { essayLimits } from '../../domain/limits';
import { clean, lengthOf } from '../../domain/text';
import type { Note } from '../../machines/grading/definition';
import type { FieldErrors } from '../../machines/parts/form/errors';

/** How many characters may stand at a path of the values. */
function mostOf(path: string): number {
  if (path.startsWith('annotations')) return essayLimits.annotationComment;
  return path.startsWith('tags') ? essayLimits.tag : essayLimits.comment;
}

/** What to do about a field, in words; undefined where nothing is wrong with it. */
export function useErrorWords(errors: FieldErrors) {
  const { t } = useTranslation('grading');
  return (path: string, field = path, text = '') => {
    const key = errors[path];
    return key === undefined
      ? undefined
      : t([`error.${field}.${key}`, `error.${key}`, 'error.other'], {
          ...{ maximum: mostOf(path), length: lengthOf(clean(text)) },
        });
  };
}

/** A list that the words hold as lines of one text; the context chooses between several. */
export function useLines() {
  const { t } = useTranslation('grading');
  return (key: string, context = ''): readonly string[] => t(key, { context }).split('\n');
}

/** Which line stands under the words of a category's remarks. */
export function kindOf(category: string): number {
  return essayCategories.findIndex((one) => one === category) + 1;
}

/** Remarks as a text shows them, numbered in its order. */
export function shownNotes(notes: readonly Note[]) {
  return notes.map((note, index) => ({
    ...note,
    number: index + 1,
    kind: kindOf(note.category),
  }));
}
