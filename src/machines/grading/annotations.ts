import type { Note } from './definition';

type Notes = readonly Note[];

/** Whether a stretch holds something and lies within a text of so many UTF-16 units. */
export function isWithinText({ start, end }: Pick<Note, 'start' | 'end'>, length: number): boolean {
  return [start, end].every(Number.isInteger) && 0 <= start && start < end && end <= length;
}

/** With one more, under an id that no other has; those that were removed keep theirs. */
export function withNote(notes: Notes, note: Omit<Note, 'id'>, removed: Notes = []): Notes {
  const numbers = [...notes, ...removed]
    .map(({ id }) => Number(id.slice(1)))
    .filter(Number.isInteger);
  return [...notes, { ...note, id: `a${Math.max(0, ...numbers) + 1}` }];
}

export function withoutNote(notes: Notes, id: string): Notes {
  return notes.filter((note) => note.id !== id);
}

/** With one of them changed: its words, or the stretch that it is about. */
export function withChange(notes: Notes, id: string, change: Partial<Omit<Note, 'id'>>): Notes {
  return notes.map((note) => (note.id === id ? { ...note, ...change } : note));
}

/** In the order of the text; of those that begin together the longer first, as they nest. */
export function inTextOrder(notes: Notes): Notes {
  return notes.toSorted((one, other) => one.start - other.start || other.end - one.end);
}
