import type { ActorRefFrom } from 'xstate';
import type { savedViews } from '../../../machines/parts/savedViews';

export type SavedViewsActor = ActorRefFrom<typeof savedViews>;
