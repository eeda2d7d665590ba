import type { SnapshotFrom } from 'xstate';
import { type AssignmentPersonRow, isRemindable } from '../../domain/homework';
import { foreseenOf } from '../../domain/reminders';
import type { homeworkDetail } from './homeworkDetail';

type Snapshot = SnapshotFrom<typeof homeworkDetail>;

export const selectPersons = ({ children }: Snapshot) => children.persons;
export const selectExtension = ({ children }: Snapshot) => children.extension;
/** What came of moving the deadline, where some had handed in; null unless that is to be read. */
export const selectMoved = (snapshot: Snapshot) =>
  snapshot.matches('extended') ? snapshot.context.extension : null;
export const selectAssigning = ({ children }: Snapshot) => children.assigning;
/** Who of the course is not chosen when it is given again, and why. */
export const selectLeftOut = ({ context }: Snapshot) => context.copy?.left_out;
export const selectIsAsking = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || snapshot.matches('withdrawing');
export const selectIsBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
/** Who was chosen to be reminded; null: everybody who has not handed in. */
export const selectReminded = ({ context }: Snapshot) => context.reminded;
/** How reminding would end for those who were chosen, or for everybody of some rows who can be reminded. */
export const foreseenAmong =
  (rows: readonly AssignmentPersonRow[]) =>
  ({ context: { reminded } }: Snapshot) =>
    foreseenOf(reminded ?? rows.filter(({ status }) => isRemindable(status)));
/** Whether it is asked who is reminded, or they are being reminded. */
export const selectIsReminding = (snapshot: Snapshot) =>
  snapshot.matches('confirmingReminder') || snapshot.matches('reminding');
/** How reminding ended, where some were left out. */
export const selectResults = ({ context }: Snapshot) => context.results;
export const selectIsCopying = (snapshot: Snapshot) => snapshot.matches('copying');
export const selectIsWithdrawn = ({ context }: Snapshot) => context.isWithdrawn;
