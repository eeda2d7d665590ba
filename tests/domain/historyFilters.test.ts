import { expect, it } from 'vitest';
import { historyFiltersForm } from '../../src/domain/answers';

it.each(['8.5', '0x10', '-5', '1e1', ' 10', '95', '100', '一'])(
  '[VALID-072] a difficulty “%s” is refused in its own words',
  (minimum) => {
    const typed = { from: '', to: '', minimum, maximum: '' };
    expect(historyFiltersForm.safeParse(typed).error?.issues[0]).toMatchObject({
      ...{ path: ['minimum'], message: 'range' },
    });
  },
);
