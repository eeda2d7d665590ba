import type { AnswerOf } from '../../contract/call';
import { preparedLessons as call } from '../../contract/preparation';
import { record } from '../parts/record';

export type PreparedLessons = AnswerOf<typeof call>;

/** The lessons of a course, each with its points [SCREEN-158]. */
export const preparedLessons = record({ id: 'preparedLessons', call, mayBeAbsent: true });
export { selectAnswer as selectLessons } from '../parts/record';
