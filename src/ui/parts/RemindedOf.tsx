import { late } from './late';

/** Who would be reminded, each with what the reminder says. */
export const RemindedOf = late(async () => (await import('./OpenRemindedOf')).OpenRemindedOf);
