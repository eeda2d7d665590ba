import { fromPromise } from 'xstate';
import { recordIn } from '../../machines/parts/sessionRecord';
import { chartById } from '../library';
import { findingsOf } from './findings';
import type { Judged } from './recordPlay';

/** Reads a record from a file, and asks the charts about it. Rejects for a file of another make. */
export const opening = fromPromise<Judged, { readonly file: Blob }>(async ({ input: { file } }) => {
  const record = recordIn(await file.text());
  if (record === null) throw new Error('This file holds no record');
  return { record, findings: findingsOf(record, (chart) => chartById(chart)?.machine ?? null) };
});
