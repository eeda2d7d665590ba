import { errorBookSheet as call } from '../../contract/answers';
import type { sheetAnswers, sheetGroupings } from '../../domain/errorBookSheet';
import { record } from '../parts/record';

/** How a sheet is laid out; its address says it. */
export interface SheetLayout {
  readonly by: (typeof sheetGroupings)[number];
  readonly answers: (typeof sheetAnswers)[number];
}

/** The sheet of a student's error book, as its address says; an address may name no student. */
export const errorBookSheet = record<typeof call, SheetLayout>({
  id: 'errorBookSheet',
  call,
  mayBeAbsent: true,
});

interface Snapshot {
  readonly context: {
    readonly payload: { readonly student_id: number; readonly tries: string };
    readonly scope: SheetLayout;
  };
}

/** Whose sheet it is, and how it is laid out. */
export const selectLayout = ({ context: { payload, scope } }: Snapshot) => ({
  ...scope,
  ...{ student: payload.student_id, tries: payload.tries },
});
