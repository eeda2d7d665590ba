import { english } from './english';
import { gradingOf } from './gradingOf';
import { draftValues } from './draftValues';
import { keptDrafts } from './keptDrafts';
import { subjective } from './subjective';

/** An analyst grades the answer to a subjective question. */
export const subjectiveGrading = gradingOf(subjective);
export const keptSubjective = keptDrafts(subjective);
export const subjectiveIn = draftValues(subjective);

/** An analyst grades an English essay. */
export const englishGrading = gradingOf(english);
export const keptEnglish = keptDrafts(english);
export const englishIn = draftValues(english);
