import type { TFunction } from 'i18next';
import type { ApplicationRow } from '../../domain/approvals';
import { columnsOf, count, moment, person, status, text } from '../parts/columns';

const signs = {
  evaluating: 'waiting',
  pending: 'watch',
  approved: 'good',
  rejected: 'none',
} as const;

/** Who has decided and what was said; null while nobody has. */
export const saidOf = ({ decided_by: decider, remark }: ApplicationRow, t: TFunction) =>
  decider === null || remark === '' ? decider : t('approvals:said', { decider, remark });

/** An application for class hours; how one decides on it is the screen's. */
export const applicationKinds = [
  person<ApplicationRow>('student', (row) => row),
  moment<ApplicationRow>('applied', ({ applied_at }) => applied_at, { yields: 1 }),
  text<ApplicationRow>('course', ({ course_name }) => course_name),
  count<ApplicationRow>('hours', ({ hours }) => hours, { width: 20 }),
  text<ApplicationRow>(
    'balance',
    ({ status: now, balance, hours }, { t }) =>
      now === 'evaluating' || now === 'pending'
        ? t('change', { before: balance, after: balance + hours })
        : balance,
    { width: 28, numeric: true, explained: 'balanceWhy', yields: 2 },
  ),
  status<ApplicationRow, keyof typeof signs>('status', (row) => row.status, signs),
];

/** The applications as a file has them. */
export const applicationColumns = columnsOf<ApplicationRow>(
  ['approvals', 'students'],
  [...applicationKinds, text('decision', (row, { t }) => saidOf(row, t))],
);
