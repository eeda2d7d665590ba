import type { Start, Stimulus } from '../../paths';

/** What is done in a step of a path, without its payload, which may hold what no message can carry. */
export type Cause =
  | { readonly kind: 'start'; readonly input: string }
  | { readonly kind: 'event'; readonly name: string }
  | { readonly kind: 'after'; readonly delay: number }
  | { readonly kind: 'done' | 'error'; readonly actor: string; readonly source: string };

/** What a stimulus of the planner does. */
export function causeOf(stimulus: Start | Stimulus): Cause {
  switch (stimulus.kind) {
    case 'start':
      return { kind: 'start', input: stimulus.input };
    case 'event':
      return { kind: 'event', name: stimulus.event.type };
    case 'after':
      return { kind: 'after', delay: stimulus.delay };
    default:
      return { kind: stimulus.kind, actor: stimulus.actor, source: stimulus.source };
  }
}
