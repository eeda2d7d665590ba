import { formPaths } from '../parts/form.paths';

/** Samples for the paths of a new work order. */
export const workOrderRequestPaths = formPaths({
  input: { scope: { subject_id: 2 }, values: { question: 'A video has no sound' } },
  ...{ field: 'question', wrong: ' ', right: 'A picture is missing' },
  answer: { sheetCode: 'GD202611201001' },
});
