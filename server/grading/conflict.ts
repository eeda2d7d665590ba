import { toMoment } from '../../src/domain/businessTime';
import { Refusal } from '../refusal';

interface First {
  readonly by: string;
  readonly at: Date;
  readonly accountId: number;
}

/** It is graded already: by whom, when, and whether that was the same person, in another window or by an answer that was lost. */
export function gradedBefore({ by, at, accountId }: First, askedBy: number): Refusal {
  const moment = toMoment(at);
  const isOwn = accountId === askedBy;
  const time = moment.slice(0, 16).replace('T', ' ');
  const words = { key: isOwn ? 'gradedByYou' : 'gradedBefore', values: { name: by, time } };
  return new Refusal('conflict', words, { by, at: moment, is_own: isOwn });
}

/** What was graded is not what is there now. */
export function stale(revision: number): Refusal {
  return new Refusal('conflict', 'conflict', { revision });
}

/** Annotations that reach beyond the text that they are about. */
export function beyondText(field: string): Refusal {
  return new Refusal('badPayload', 'badPayload', { issues: [{ field, rule: 'beyondText' }] });
}
