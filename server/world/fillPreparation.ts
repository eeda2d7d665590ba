import { startOfDay } from '../../src/domain/businessTime';
import { isRightAnswer, type TestAccount } from '../../src/domain/preparation';
import type { Queries } from '../db/database';
import * as tables from '../db/tables';
import { accountId } from './accountId';
import { questions } from './content/questions';
import { insertAll } from './insert';

/** What test accounts have answered: where nothing is said, what is right. */
const practised: readonly {
  readonly by: string;
  readonly account: TestAccount;
  readonly daysAgo: number;
  /** At what minute of the day the first was answered; the others follow every three minutes. */
  readonly minute: number;
  readonly pointId: number;
  readonly wrong?: string;
  /** How many of the point's questions were answered; all, unless told. */
  readonly first?: number;
}[] = [
  // The whole of the sequence of operations, then some of what builds on it.
  { by: 'zhou', account: 'A', daysAgo: 6, minute: 620, pointId: 2010101 },
  { by: 'zhou', account: 'A', daysAgo: 6, minute: 645, pointId: 2010203 },
  { by: 'zhou', account: 'A', daysAgo: 3, minute: 910, pointId: 2010505 },
  { by: 'zhou', account: 'B', daysAgo: 2, minute: 875, pointId: 2010505, wrong: 'A' },
  { by: 'zhou', account: 'B', daysAgo: 2, minute: 900, pointId: 2010203, wrong: '0', first: 1 },
  { by: 'emily', account: 'A', daysAgo: 4, minute: 635, pointId: 1010101 },
];

/** What analysts have practised with their test accounts to prepare lessons. */
export async function fillPreparation(db: Queries, today: Date): Promise<void> {
  await insertAll(
    db,
    tables.practiceAnswers,
    practised.flatMap(({ by, account, daysAgo, minute, pointId, wrong, first }) =>
      questions
        .filter((question) => question.pointId === pointId)
        .slice(0, first)
        .map((question, at) => {
          const right = question.options?.length
            ? question.answer.join('')
            : question.answer.join('; ');
          const answer = wrong ?? right;
          return {
            ...{ accountId: accountId(by), testAccount: account, questionId: question.id, answer },
            isRight: isRightAnswer({ ...question, options: question.options ?? [] }, answer),
            at: new Date(startOfDay(today, -daysAgo).getTime() + (minute + 3 * at) * 60_000),
          };
        }),
    ),
  );
}
