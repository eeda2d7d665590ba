import { feedbackStudents as call } from '../../contract/feedback';
import { record } from '../parts/record';

/** The students of whom an account can write to parents, and of whom it is time to. */
export const feedbackStudents = record({ id: 'feedbackStudents', call, tells: true });
