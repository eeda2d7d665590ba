import { z } from 'zod';
import { call } from '../../../src/contract/call';
import { oneOf, subjectId, text, whole } from '../../../src/contract/fields';
import { cleanText } from '../../../src/domain/text';
import { form } from '../../../src/machines/parts/form';

const saveBook = call(
  '/book/save',
  { subject_id: subjectId, title: text(1, 5), stars: whole(1, 5) },
  { book_id: z.number().int() },
  { changes: true },
);

/** The rules of a book; how many stars it may get is told by the form's scope. */
function bookRules(mostStars: number) {
  return z
    .object({
      title: cleanText(1, 5),
      stars: z
        .string()
        .regex(/^[0-9]+$/, 'number')
        .transform(Number),
      tags: z.array(z.object({ name: cleanText(1, 3) })),
    })
    .refine(({ stars }) => stars <= mostStars, { path: ['stars'], message: 'tooMany' });
}

const book = {
  scope: { subject_id: subjectId, mostStars: z.number() },
  schema: ({ mostStars }: { mostStars: number }) => bookRules(mostStars),
  initial: { title: '', stars: '1', tags: [] },
};

/** A form that sends what was typed. */
export const bookForm = form({
  ...book,
  id: 'bookForm',
  submit: {
    call: saveBook,
    payload: ({ values, scope }) => ({
      ...{ subject_id: scope.subject_id, title: values.title, stars: values.stars },
    }),
  },
});

/** The same, and what is typed is kept meanwhile. */
export const keptForm = form({
  ...book,
  id: 'keptForm',
  keepsDraft: true,
  submit: {
    call: saveBook,
    payload: ({ values, scope }) => ({
      ...{ subject_id: scope.subject_id, title: values.title, stars: values.stars },
    }),
  },
});

/** A form that leaves the sending to its parent. */
export const shelfForm = form({
  id: 'shelfForm',
  scope: {},
  schema: z.object({ shelf: oneOf(['open', 'locked']), note: cleanText(0, 5) }),
  initial: { shelf: 'open', note: '' },
});
