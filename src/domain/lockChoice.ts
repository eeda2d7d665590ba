/** Lessons and cards of a course that are chosen, by id. */
export interface LockChoice {
  readonly lessons: readonly number[];
  readonly cards: readonly number[];
}

const joined = (all: readonly number[], some: readonly number[]) => [...new Set([...all, ...some])];
const without = (all: readonly number[], some: readonly number[]) =>
  all.filter((id) => !some.includes(id));

/** Whether all of a part is chosen, some of it, or nothing; a part without anything is not chosen. */
export function chosenOf(
  { lessons, cards }: LockChoice,
  part: LockChoice,
): 'all' | 'some' | 'none' {
  const marks = [
    ...part.lessons.map((id) => lessons.includes(id)),
    ...part.cards.map((id) => cards.includes(id)),
  ];
  if (!marks.includes(true)) return 'none';
  return marks.includes(false) ? 'some' : 'all';
}

/** The choice with a part of the course in it, or without the part where all of it is chosen. */
export function toggled(choice: LockChoice, part: LockChoice): LockChoice {
  const change = chosenOf(choice, part) === 'all' ? without : joined;
  return {
    lessons: change(choice.lessons, part.lessons),
    cards: change(choice.cards, part.cards),
  };
}
