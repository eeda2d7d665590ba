import { eq } from 'drizzle-orm';
import type { Passage } from '../../src/domain/answers';
import type { Queries } from '../db/database';
import { passages, questions } from '../db/tables';

/** What is read of the text that a question is about, where `passages` is joined on `isPassageOf`. */
export const passageColumns = {
  title: passages.title,
  lines: passages.lines,
  notes: passages.notes,
};

/** Joins a question's passage, if it has one. */
export const isPassageOf = eq(passages.id, questions.passageId);

/** The text of a passage that a question names; null where it names none. */
export async function passageOf(db: Queries, id: number | null): Promise<Passage> {
  if (id === null) return null;
  const [found] = await db.select(passageColumns).from(passages).where(eq(passages.id, id));
  return found ?? null;
}
