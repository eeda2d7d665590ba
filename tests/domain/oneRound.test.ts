import { expect, it } from 'vitest';
import { passwordForm } from '../../src/domain/account';
import { historyFiltersForm } from '../../src/domain/answers';
import { emptyPostClass, postClassForm } from '../../src/domain/feedback';
import { typedGrant } from '../../src/domain/props';
import { errorsOf } from './errors';

it.each([
  ['', 'required'],
  ['2026-13-40', 'day'],
  ['3026-01-01', 'day'],
])('a class on “%s” is told together with all else that is wrong', (class_date, rule) => {
  const typed = { ...emptyPostClass, class_date, start_time: '19:30', end_time: '19:00' };
  expect(errorsOf(postClassForm, typed)).toEqual([
    `class_date: ${rule}`,
    'end_time: beforeStart',
    'evaluation: nothingSaid',
  ]);
});

it('two new passwords that differ are told together with the current one that is missing', () => {
  const typed = { current: '', password: 'abc123', confirmation: 'abc124' };
  expect(errorsOf(passwordForm, typed)).toEqual(['current: required', 'confirmation: mismatch']);
});

it('a grant beyond the stock is told together with a message that is too long', () => {
  const stock = { prop_id: 3, name: 'Pen', count: 4, obtaining_method: 'bought', maximum: 9 };
  const typed = { prop: '3', count: '5', message: 'a'.repeat(2000) };
  expect(errorsOf(typedGrant([stock], 1), typed)).toEqual([
    'message: tooLong',
    'count: outOfStock',
  ]);
});

it('a range that ends before it begins is told together with a difficulty that is none', () => {
  const typed = { from: '2026-11-20', to: '2026-11-19', minimum: '95', maximum: '' };
  expect(errorsOf(historyFiltersForm, typed)).toEqual(['minimum: range', 'to: beforeStart']);
});

it('a range of what is no day is no other fault besides', () => {
  const typed = { from: '3026-01-01', to: '2026-11-19', minimum: '', maximum: '' };
  expect(errorsOf(historyFiltersForm, typed)).toEqual(['from: day']);
});

it('a field tells the first of its own faults alone', () => {
  expect(errorsOf(passwordForm, { current: 'a', password: '', confirmation: '' })).toEqual([
    'password: required',
    'confirmation: required',
  ]);
});
