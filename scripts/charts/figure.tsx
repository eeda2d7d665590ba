import type { AnyStateMachine } from 'xstate';
import type { Names, Words } from '../paths/words';
import { Both, InBoth } from './Both';
import { chartNames, placedInBoth } from './drawings';
import { Marked } from './Marked';
import { addressOf, marksIn, type NumberedChange } from './numbered';

interface Drawable {
  readonly machine: AnyStateMachine;
  readonly version: 'before' | 'after';
  readonly caption: Words;
  readonly changes: readonly NumberedChange[];
}

/** A version of a chart as a figure in both languages, its changes marked. */
export async function figureOf({ machine, version, caption, changes }: Drawable, names: Names) {
  const placed = await placedInBoth(machine, chartNames(machine.id, names));
  const marks = marksIn(changes, version);
  return (
    <figure>
      <figcaption>
        <Both words={caption} />
      </figcaption>
      <InBoth>
        {(language) => (
          <Marked
            placed={placed[language]}
            marks={marks}
            label={caption[language]}
            addressOf={(number) => addressOf(machine.id, language, version, number)}
          />
        )}
      </InBoth>
    </figure>
  );
}
