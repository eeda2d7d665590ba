import { boardImage } from '../../contract/answers';
import { record } from '../parts/record';

/** What a student wrote by hand for an answer. */
export const answerBoard = record({ id: 'answerBoard', call: boardImage });
