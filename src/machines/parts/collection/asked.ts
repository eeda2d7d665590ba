import { ordered } from './query';
import type { Question } from './types';

/** What most lists ask: what the screen is about, all that narrows it, its order, and a page. */
export const asked = <Filters extends object, Column extends string, Scope extends object>({
  query: { filters, search, sort, page, pageSize },
  scope,
}: Question<Filters, Column, Scope>) => ({
  ...{ ...scope, ...filters, ...ordered(sort) },
  ...{ keyword: search, page, page_size: pageSize },
});
