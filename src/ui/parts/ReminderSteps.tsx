import { late } from './late';
import type { ReminderStepsProps } from './OpenReminderSteps';

const OpenReminderSteps = late(async () => (await import('./OpenReminderSteps')).OpenReminderSteps);

/** Says before students are reminded who gets what and who is left out, since it cannot be taken back, and after it who was left out. */
export function ReminderSteps(props: ReminderStepsProps) {
  return props.isAsking || props.results !== null ? <OpenReminderSteps {...props} /> : null;
}
