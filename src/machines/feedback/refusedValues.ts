import { type FieldErrors, refusedFields } from '../parts/form/errors';

/** The server names a field as it was sent, within the feedback: `feedback.question_id`. */
const within = /^feedback\./;

/** What the server refused of the values of a feedback, by their own names. */
export function refusedValues(failure: unknown): FieldErrors {
  const fields = Object.entries(refusedFields(failure));
  return Object.fromEntries(fields.map(([field, rule]) => [field.replace(within, ''), rule]));
}
