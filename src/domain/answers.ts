import { z } from 'zod/mini';

/** How often a day a student may be given the answer-correction card. */
export const correctionTimes = { minimum: 1, maximum: 10, usual: 3 } as const;

/** Times a day, as a person sets them. */
export const timesPerDay = z
  .number({ error: 'required' })
  .check(
    z.int('whole'),
    z.minimum(correctionTimes.minimum, 'range'),
    z.maximum(correctionTimes.maximum, 'range'),
  );

/** The states of a wrong question: those of the chart wrongQuestion. A student corrects it twice. */
export const wrongQuestionStatuses = ['unresolved', 'correctedOnce', 'resolved'] as const;
export type WrongQuestionStatus = (typeof wrongQuestionStatuses)[number];
