import { studentOptions } from '../../contract/options';
import { record } from '../parts/record';

/** The students of whom an account can write to parents. */
export const feedbackStudents = record({ id: 'feedbackStudents', call: studentOptions });
