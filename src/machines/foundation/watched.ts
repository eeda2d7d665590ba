import { foundationRecord, smartModeInfo } from '../../contract/foundation';
import { isAboutStudent } from '../../contract/socket';
import { watch } from '../parts/watch';

/** A student's foundation, always up to date. */
export const foundationWatch = watch({
  id: 'foundationWatch',
  call: foundationRecord,
  concerns: (message, { student_id }) => isAboutStudent(message, student_id),
});

/** Whether a student's health smart mode is on, always up to date. */
export const smartModeWatch = watch({
  id: 'smartModeWatch',
  call: smartModeInfo,
  concerns: (message, { student_id }) => isAboutStudent(message, student_id),
});
