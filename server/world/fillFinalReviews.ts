import { businessDay, dayLength } from '../../src/domain/businessTime';
import { schoolTerm } from '../../src/domain/reports';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { finalReviewTexts } from './content/finalReviews';
import { students } from './content/people';
import { insertAll } from './insert';

const subjects = [1, 2, 3, 4, 5];

/** Every third supervised student has a final review of the term in each subject. */
export async function fillFinalReviews(db: Queries, today: Date): Promise<void> {
  const { from: firstDay, to: lastDay } = schoolTerm(businessDay(today));
  const writtenAt = new Date(today.getTime() - 2 * dayLength);
  const of = { accountId: accountId('zhou'), firstDay, lastDay, writtenAt };
  const rows = students
    .filter(({ id, list }) => list !== 'nonSupervised' && id % 3 === 1)
    .flatMap(({ id }) =>
      subjects.map((subjectId) => {
        const at = (id + subjectId) % finalReviewTexts.length;
        return { ...of, studentId: id, subjectId, text: finalReviewTexts[at] ?? '' };
      }),
    );
  await insertAll(db, tables.finalReviews, rows);
}
