import { english } from './english';
import { gradingOf } from './gradingOf';
import { subjective } from './subjective';

/** An analyst grades the answer to a subjective question. */
export const subjectiveGrading = gradingOf(subjective);

/** An analyst grades an English essay. */
export const englishGrading = gradingOf(english);
