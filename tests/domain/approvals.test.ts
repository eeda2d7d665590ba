import { expect, it } from 'vitest';
import { applicationRow, balancesInTurn } from '../../src/domain/approvals';
import { sampleOf } from '../../src/machines/parts/sample.paths';

it('hours of one student for one course add up from one approval to the next', () => {
  const row = { ...sampleOf(applicationRow), student_id: 7, course_id: 3, hours: 8, balance: 10 };
  const rows = [
    { ...row, application_id: 1 },
    { ...row, application_id: 2, hours: 4 },
    { ...row, application_id: 3, course_id: 5 },
    { ...row, application_id: 4, student_id: 8 },
    { ...row, application_id: 5 },
  ];
  expect([...balancesInTurn(rows)]).toEqual([
    ...[
      [1, 10],
      [2, 18],
      [3, 10],
    ],
    ...[
      [4, 10],
      [5, 22],
    ],
  ]);
});
