import { expect, it } from 'vitest';
import { z } from 'zod/mini';
import { moment } from '../../../src/domain/moment';
import { sampleList, sampleOf } from '../../../src/machines/parts/sample.paths';

const row = z.object({
  loan_id: z.int(),
  title: z.string(),
  status: z.enum(['lent', 'returned']),
  days: z.int().check(z.minimum(3)),
  due_at: z.nullable(moment),
  tags: z.array(z.string()),
});

it('a sample holds the first of what its schema allows, the next one the second', () => {
  const due_at = '2026-11-20T14:30:00+08:00';
  const first = { loan_id: 1, title: 'Sample 1', status: 'lent', days: 3, due_at, tags: [] };
  expect(sampleOf(row)).toEqual(first);
  expect(sampleOf(row, 1)).toMatchObject({ status: 'returned', days: 4, due_at: null });
});

it('a schema with a rule that no sample keeps is refused at once', () => {
  expect(() => sampleOf(z.string().check(z.regex(/^x/)))).toThrow();
  expect(() => sampleOf(z.date())).toThrow('There is no sample of date');
});

it('the rows of a list have ids from 1, and are more than a page', () => {
  const { rows, ids, answer } = sampleList(row, 'loan_id', { counts: { lent: 21 } });
  expect(rows.map(({ loan_id }) => loan_id).slice(0, 2)).toEqual(ids);
  expect(answer).toMatchObject({ list: rows, total: 21, counts: { lent: 21 } });
});
