import type { Box, Placed } from './placed';

/** Labels that cover another, or the head or box of a state: none, in a drawing that can be read. */
export function overlapsIn({ states, transitions, marks }: Placed): string[] {
  const labels = transitions.map(({ transition, label }) => ({
    name: transition.id,
    box: label,
    stays: transition.targets.length === 0,
    from: transition.from,
  }));
  const solid = states.map((state) => ({
    name: state.state.id,
    box: state.state.states.length === 0 ? state : { ...state, height: state.headHeight },
  }));
  return [
    ...labels.flatMap((one, index) =>
      labels
        .slice(index + 1)
        .filter((other) => covers(one.box, other.box))
        .map((other) => `${one.name} covers ${other.name}`),
    ),
    ...labels.flatMap((one) =>
      solid
        .filter(({ name, box }) => !(one.stays && one.from === name) && covers(one.box, box))
        .map(({ name }) => `${one.name} covers the state ${name}`),
    ),
    ...labels.flatMap((one) =>
      marks
        .filter((mark) => covers(one.box, mark))
        .map((mark) => `${one.name} covers the mark of ${mark.state}`),
    ),
  ];
}

function covers(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width - 0.5 &&
    other.x < one.x + one.width - 0.5 &&
    one.y < other.y + other.height - 0.5 &&
    other.y < one.y + one.height - 0.5
  );
}
