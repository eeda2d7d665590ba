import type { Trigger } from '../model/trigger';
import type { ActionDefinition } from './action';
import type { Condition, Parameters } from './condition';

/** What sets a transition off, in the words of the chart; empty where nothing has to happen. */
export function triggerText(trigger: Trigger): string {
  switch (trigger.kind) {
    case 'event':
      return trigger.name;
    case 'always':
      return '';
    case 'after':
      return `after ${delayText(trigger.delay ?? '…')}`;
    case 'stateDone':
      return 'done';
    default:
      return `${trigger.kind} ${trigger.source}`;
  }
}

/** Milliseconds, or the name of a delay. */
export function delayText(delay: number | string): string {
  return typeof delay === 'number' ? `${delay} ms` : delay;
}

/** A guard with what it is given: `and(isBig, not(isOf{"kind":"text"}))`. */
export function conditionText(condition: Condition): string {
  switch (condition.kind) {
    case 'named':
      return condition.name + givenText(condition.params);
    case 'in':
      return `in ${JSON.stringify(condition.state)}`;
    case 'inline':
      return 'inline';
    default:
      return `${condition.kind}(${condition.of.map(conditionText).join(', ')})`;
  }
}

/** An action with what it is given and what it sends: `tellOutcome(…) notice.shown`. */
export function actionText({ name, given, does, event, to }: ActionDefinition): string {
  const sends = does !== 'own' && event !== null ? ` ${event}` : '';
  return `${name}${givenText(given)}${sends}${to === null ? '' : ` to ${to}`}`;
}

/** What is given to a guard or an action; `(…)` where that is worked out as it runs. */
function givenText(given: Parameters): string {
  if (given.kind === 'none') return '';
  return given.kind === 'computed' ? '(…)' : JSON.stringify(given.value);
}
