import type { AnyCatalogue } from './catalogue';
import type { Start, Stimulus } from './stimulus';

/**
 * The translation key by which a reader knows a step, or null where the catalogue has none: for
 * this case of several first, then for its kind. A start is looked up as `start.<input>`, the
 * passing of time by the event that it brings.
 */
export function labelKey(catalogue: AnyCatalogue, stimulus: Start | Stimulus): string | null {
  for (const name of namesOf(stimulus)) {
    const key = catalogue.labels?.[name];
    if (key !== undefined) return key;
  }
  return null;
}

function namesOf(stimulus: Start | Stimulus): string[] {
  switch (stimulus.kind) {
    case 'start':
      return [`start.${stimulus.input}`];
    case 'event':
      return [`${stimulus.event.type}.${stimulus.index}`, stimulus.event.type];
    case 'after':
      return [stimulus.event.type];
    default:
      return [stimulus.actor, stimulus.source].flatMap((actor) => [
        `${actor}.${stimulus.kind}.${stimulus.index}`,
        `${actor}.${stimulus.kind}`,
      ]);
  }
}
