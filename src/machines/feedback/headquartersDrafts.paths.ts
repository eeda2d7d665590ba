import { headquartersDraftKey } from '../../domain/headquartersDrafts';
import { samplePortal, sampleQuestion } from './headquartersFeedback.paths';

const place = headquartersDraftKey(2);
const savedAt = 1_795_155_000_000;
const question = { place, content: sampleQuestion, savedAt };
const portal = { place: `${place}.beside.1`, content: samplePortal, savedAt: savedAt + 60_000 };

/** Samples for the paths of the draft box. */
export const headquartersDraftsPaths = {
  inputs: { subject: { subjectId: 2 } },
  events: {
    'type.filtered': [{ feedbackType: 'textbook' }, { feedbackType: null }],
    'removal.requested': [{ place }],
  },
  outcomes: {
    find: { done: [[question, portal], []], error: [new Error('denied')] },
    refind: { done: [[portal]], error: [new Error('denied')] },
    check: { done: [[question], [portal]], error: [new Error('denied')] },
    remove: { done: [null], error: [new Error('denied')] },
  },
} as const;
