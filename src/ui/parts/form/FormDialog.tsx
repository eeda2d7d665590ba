import { late } from '../late';

/** A form in a dialog: title `<words>.title`, the safe button first, the main one last. */
export const FormDialog = late(async () => (await import('./OpenFormDialog')).OpenFormDialog);
