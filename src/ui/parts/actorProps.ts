import type { ActorRefFrom } from 'xstate';

/** The props of a view of one actor: `({ actor }: ActorProps<typeof crystals>)`. */
export interface ActorProps<Logic> {
  readonly actor: ActorRefFrom<Logic>;
}
