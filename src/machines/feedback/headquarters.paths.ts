import { headquartersDraftKey } from '../../domain/headquartersDrafts';

/** Samples for the paths of the page; the form, the draft box and the list have paths of their own. */
export const headquartersPaths = {
  inputs: {
    question: { subjectId: 2, address: { question_id: '512', point_name: 'Fractions' } },
    subject: { subjectId: 2, address: {} },
    drafts: { subjectId: 2, address: { view: 'drafts' } },
    sent: { subjectId: 2, address: { view: 'sent' } },
  },
  events: {
    'feedback.opened': [{ feedbackId: 5 }],
    'draft.opened': [{ place: headquartersDraftKey(2) }],
    'draft.removed': [{ place: headquartersDraftKey(2) }],
    'another.requested': [{}, { place: headquartersDraftKey(2) }],
    'address.changed': [
      { address: {} },
      { address: { view: 'drafts' } },
      { address: { view: 'sent' } },
    ],
  },
} as const;
