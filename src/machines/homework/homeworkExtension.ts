import type { SnapshotFrom } from 'xstate';
import { z } from 'zod/mini';
import { subjectId } from '../../contract/fields';
import { extendDeadline } from '../../contract/homework';
import { extensionForm, homeworkPersonRow } from '../../domain/homework';
import { moment } from '../../domain/moment';
import { form } from '../parts/form';

/** Gives students of one assignment more time. */
export const homeworkExtension = form({
  id: 'homeworkExtension',
  /** `as_of` is the server's time when the list was loaded; the server checks by its own again. */
  scope: {
    subject_id: subjectId,
    persons: z.array(homeworkPersonRow).check(z.minLength(1)),
    as_of: moment,
  },
  // They are of one assignment, which has one deadline.
  schema: ({ persons: [first], as_of }) =>
    extensionForm(Date.parse(as_of), first?.assigned_deadline ?? ''),
  initial: { deadline: '' },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: extendDeadline,
    payload: ({ values: { deadline }, scope: { subject_id, persons } }) => ({
      ...{ subject_id, person_ids: persons.map(({ person_id }) => person_id), deadline },
    }),
  },
});

type Snapshot = SnapshotFrom<typeof homeworkExtension>;

/** Whose deadlines are moved. */
export const selectExtended = ({ context }: Snapshot) => context.scope.persons;
