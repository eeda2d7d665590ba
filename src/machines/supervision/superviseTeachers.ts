import { teacherList } from '../../contract/supervision';
import { record } from '../parts/record';

/** Whose students the account may look at [CALL-114]. */
export const superviseTeachers = record({ id: 'superviseTeachers', call: teacherList });
