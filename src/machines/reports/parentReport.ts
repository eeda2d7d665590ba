import { parentReport as call } from '../../contract/reports';
import { record } from '../parts/record';

/** A report as parents read it by their link; there is nothing once it was taken back or has ended. */
export const parentReport = record({ id: 'parentReport', call, mayBeAbsent: true });
