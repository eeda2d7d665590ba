import { describe, expect, it } from 'vitest';
import { z } from 'zod/mini';
import { id, listOf, oneOf, text, wholeList } from '../../../src/contract/fields';
import { filterFields } from '../../../src/machines/parts/collection/fields';
import { queryRules } from '../../../src/machines/parts/collection/query';

const filters = {
  type: z.optional(oneOf(['essay', 'adaptive'])),
  status: z._default(listOf(['open', 'closed']), []),
  grade: z._default(wholeList(7, 9), []),
  course: z.optional(id),
  title: z._default(text(0, 20), ''),
};

describe('the filters that a screen can offer', () => {
  it('are those with a closed set of values, in the order of the query', () => {
    expect(filterFields(filters)).toEqual([
      { name: 'type', kind: 'one', options: ['essay', 'adaptive'] },
      { name: 'status', kind: 'several', options: ['open', 'closed'] },
      { name: 'grade', kind: 'several', options: ['7', '8', '9'] },
    ]);
  });

  it('are set by the text that an address holds, and leave the others as they are', () => {
    const rules = queryRules({ filters });
    const start = rules.addressToQuery({ status: 'open', course: '12' }).filters;
    const changed = rules.withText(start, 'grade', '8,9');
    expect(changed).toEqual({ status: ['open'], grade: [8, 9], course: 12, title: '' });
    expect(rules.textOf(changed)).toMatchObject({ status: 'open', grade: '8,9', course: '12' });
  });
});
