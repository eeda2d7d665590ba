import type { ActorRef, Snapshot } from 'xstate';
import type { PollContext, PollEvent } from '../../machines/parts/poll';

type PollSnapshot<Answer> = Snapshot<unknown> & {
  readonly context: Pick<PollContext<unknown, Answer>, 'answer' | 'failure'>;
  hasTag(tag: 'busy'): boolean;
};

/** A running poll, of whatever answer. */
export type PollActor<Answer> = Pick<
  ActorRef<PollSnapshot<Answer>, PollEvent>,
  'send' | 'getSnapshot' | 'subscribe'
>;
