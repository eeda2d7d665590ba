import { endReportLink, makeReportLink, reportLink as read } from '../../contract/reports';
import { parentLink } from '../parts/parentLink';

/** The link by which parents read a student's report: made when it is asked for, and taken back. */
export const reportLink = parentLink({
  id: 'reportLink',
  ...{ read, make: makeReportLink, end: endReportLink },
});
