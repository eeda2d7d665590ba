import { chakra } from '@chakra-ui/react';
import { type LucideIcon, Pin, Users } from 'lucide-react';
import type { StudentRow } from '../../domain/students';
import type { Address } from '../../machines/parts/collection/query';
import { columnsOf, count, day, moment, person, status, text, word } from '../parts/columns';
import { Icon } from '../parts/Icon';
import { healthSigns } from '../parts/healthSigns';
import { foundationOf } from './foundationOf';
import { fromList } from './studentPages';

function Sign({ of, words }: { readonly of: LucideIcon; readonly words: string }) {
  return (
    <chakra.span role="img" aria-label={words} title={words} color="fg.muted">
      <Icon of={of} />
    </chakra.span>
  );
}

/** The columns of a student list, whose links lead to pages that keep its address. */
export const studentColumnsOf = (list: Address) =>
  columnsOf<StudentRow>('students', [
    person('name', (row) => row, {
      query: fromList(list),
      beside: ({ kind, auditioned_at: at, pinned, co_owned: coOwned }, { t }) => (
        <>
          {kind === 'audition' ? (
            <chakra.span textStyle="small" color="fg.muted">
              {t(at === null ? 'list.audition' : 'list.auditioned')}
            </chakra.span>
          ) : null}
          {pinned ? <Sign of={Pin} words={t('pinned')} /> : null}
          {coOwned ? <Sign of={Users} words={t('coOwned')} /> : null}
        </>
      ),
    }),
    word('grade', ({ grade }) => grade, { width: 22 }),
    status('health', ({ health }) => health, healthSigns),
    word('status', ({ learning_status }) => learning_status),
    word('supervision', ({ supervision }) => supervision, { width: 34, yields: 2 }),
    count('stars', ({ stars }) => stars, { words: 'stars', none: 'stars.none', width: 25 }),
    moment('lastActive', ({ last_active_at }) => last_active_at, { none: 'never' }),
    day('joined', ({ joined_at }) => joined_at, { yields: 1 }),
    text('round', (row, { t }) => foundationOf(row, t) ?? t('parts:none'), {
      ...{ head: 'column.foundation', width: 52, yields: 1 },
      file: {
        'column.foundationType': (row) => row.foundation_type,
        'column.round': (row) => row.foundation_round,
        'column.level': (row) => row.foundation_level,
      },
    }),
    ...(list['list'] === 'hidden' ? [moment<StudentRow>('hidden', (row) => row.hidden_at)] : []),
  ]);

/** The columns of the student lists, as a file has them. */
export const studentColumns = studentColumnsOf({});
