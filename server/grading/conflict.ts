import { toMoment } from '../../src/domain/businessTime';
import { Refusal } from '../refusal';

/** Somebody else was first: who, and when. */
export function gradedBefore(by: string, at: Date): Refusal {
  const moment = toMoment(at);
  const time = moment.slice(0, 16).replace('T', ' ');
  const words = { key: 'gradedBefore', values: { name: by, time } };
  return new Refusal('conflict', words, { by, at: moment });
}

/** What was graded is not what is there now. */
export function stale(revision: number): Refusal {
  return new Refusal('conflict', 'conflict', { revision });
}

/** Annotations that reach beyond the text that they are about. */
export function outside(field: string): Refusal {
  return new Refusal('badPayload', 'badPayload', { issues: [{ field, rule: 'outside' }] });
}
