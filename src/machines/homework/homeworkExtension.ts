import type { SnapshotFrom } from 'xstate';
import { subjectId } from '../../contract/fields';
import { extendDeadline } from '../../contract/homework';
import { extensionForm, homeworkPersonRow } from '../../domain/homework';
import { moment } from '../../domain/moment';
import { form } from '../parts/form';

/** Gives one student of an assignment more time. */
export const homeworkExtension = form({
  id: 'homeworkExtension',
  /** `as_of` is the server's time when the list was loaded; the server checks by its own again. */
  scope: { subject_id: subjectId, person: homeworkPersonRow, as_of: moment },
  schema: ({ person, as_of }) => extensionForm(Date.parse(as_of), person.assigned_deadline),
  initial: { deadline: '' },
  keepsDraft: true,
  saysWhenLeft: false,
  submit: {
    call: extendDeadline,
    payload: ({ values: { deadline }, scope: { subject_id, person } }) => ({
      ...{ subject_id, person_id: person.person_id, deadline },
    }),
  },
});

type Snapshot = SnapshotFrom<typeof homeworkExtension>;

/** Whose deadline is moved. */
export const selectPerson = ({ context }: Snapshot) => context.scope.person;
