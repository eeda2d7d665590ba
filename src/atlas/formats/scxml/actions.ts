import type { ActionDefinition } from '../action';
import { member } from './expression';
import { eventName, invokeId } from './names';
import { comment, element, type Xml } from './xml';

/** An action in SCXML, or as a comment where only the program knows what it does. */
export function executable(action: ActionDefinition): Xml[] {
  const { does, event, delay, to } = action;
  if (does === 'raise' && event !== null && delay === null) {
    return [remark(action), element('raise', { event: eventName(event) })];
  }
  if (does === 'raise') return [remark(action), sent(action, delay === null ? '#_internal' : null)];
  if (does === 'sendTo' && to !== null) {
    return [remark(action), sent(action, to.startsWith('#_') ? to : `#_${invokeId(to)}`)];
  }
  return [remark(action)];
}

function sent({ name, event, delay }: ActionDefinition, target: string | null): Xml {
  return element('send', {
    target,
    event: event === null ? null : eventName(event),
    eventexpr: event === null ? `${member('events', name)}()` : null,
    ...delayOf(delay),
  });
}

/** A delay in milliseconds, or one that an interpreter is told by its name. */
export function delayOf(delay: number | string | null) {
  if (typeof delay === 'string') return { delayexpr: `${member('delays', delay)}()` };
  return { delay: delay === null ? null : `${delay}ms` };
}

/** Which action of the chart it is, and what XState does in it. */
function remark({ does, name, given, event }: ActionDefinition): Xml {
  const params = {
    none: '',
    computed: ' (parameters worked out as it runs)',
    value: given.kind === 'value' ? ` ${JSON.stringify(given.value)}` : '',
  }[given.kind];
  return comment(`${name}${params}: ${[does, event].filter((part) => part !== null).join(' ')}`);
}
