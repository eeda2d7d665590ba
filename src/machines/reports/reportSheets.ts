import { reportSheets as call } from '../../contract/reports';
import { record } from '../parts/record';

/** The reports that parents are given, one sheet a student; an address may name none. */
export const reportSheets = record({ id: 'reportSheets', call, mayBeAbsent: true });
