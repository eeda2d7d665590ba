import { businessDay, dayLength, startOfDay } from '../../src/domain/businessTime';
import { emptyHeadquarters, emptyPostClass } from '../../src/domain/feedback';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { classReports, headquartersReports } from './content/feedback';
import { classes, students } from './content/people';
import { questions } from './content/questions';
import { insertAll } from './insert';
import type { Random } from './random';

const hour = 3_600_000;
/** Feedback in mathematics, one a day and the latest first; some of them are still drafts. */
const written = { count: 16, drafts: 3 };

type Feedback = typeof tables.classFeedbacks.$inferInsert;

function comesToClass(id: number): boolean {
  return students.some((student) => student.id === id && student.lastActiveDaysAgo !== null);
}

/** What Zhou wrote of one student after a class in the evening, within the hour after it. */
function feedbackOf(at: number, today: Date, random: Random): Feedback {
  const own = classes.find(({ analyst, subjectId }) => analyst === 'zhou' && subjectId === 2);
  const evening = startOfDay(today, -1 - at);
  const changedAt = new Date(evening.getTime() + 20.75 * hour + random.whole(0, 40) * 60_000);
  const isDraft = at < written.drafts;
  const report = random.pick(classReports);
  return {
    accountId: accountId('zhou'),
    subjectId: 2,
    studentId: random.pick((own?.studentIds ?? []).filter(comesToClass)),
    status: isDraft ? 'draft' : 'given',
    content: {
      ...emptyPostClass,
      ...report,
      ...(isDraft ? { evaluation: '', stars: null } : {}),
      class_date: businessDay(evening),
      start_time: '19:00',
      end_time: '20:30',
      method: random.pick(['onSite', 'online'] as const),
      class_count: 2,
      previous_completion: random.whole(60, 100),
      previous_accuracy: random.whole(55, 96),
    },
    changedAt,
    submittedAt: isDraft ? null : changedAt,
  };
}

/** What Zhou has told parents after classes, and headquarters. */
export async function fillFeedback(db: Queries, today: Date, random: Random): Promise<void> {
  await insertAll(
    db,
    tables.classFeedbacks,
    Array.from({ length: written.count }, (_, at) => feedbackOf(at, today, random)),
  );
  const inMathematics = questions.filter(({ subjectId }) => subjectId === 2);
  await insertAll(
    db,
    tables.headquartersFeedbacks,
    headquartersReports.map(({ daysAgo, ...report }) => ({
      ...{ accountId: accountId('zhou'), subjectId: 2, type: report.type },
      content: {
        ...emptyHeadquarters,
        ...report,
        question_id: report.type === 'question' ? String(random.pick(inMathematics).id) : '',
      },
      createdAt: new Date(today.getTime() - daysAgo * dayLength),
    })),
  );
}
