import { historyInfo } from '../../contract/answers';
import type { AnswerOf } from '../../contract/call';
import { record } from '../parts/record';

/** What was answered, with its question and solution. */
export type GivenAnswer = AnswerOf<typeof historyInfo>;

/** One answer with its question, its solution, and what my students have answered [SCREEN-076]. */
export const answerDetail = record({ id: 'answerDetail', call: historyInfo, mayBeAbsent: true });
