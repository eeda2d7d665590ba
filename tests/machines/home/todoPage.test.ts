import { expect, it } from 'vitest';
import { todoPage } from '../../../src/machines/home/todoPage';
import { todoPagePaths } from '../../../src/machines/home/todoPage.paths';
import { findingsOf, proven } from '../proof';

it('[ROUTE-075] todoPage takes every transition on generated paths, which notice every mistake', () => {
  expect(findingsOf(todoPage, todoPagePaths)).toEqual(proven);
});
