import type { Graph } from './graph';

/** The same function of a graph and of something in it, which finds each answer only once. */
export function remembered<Part extends object, Answer>(
  find: (graph: Graph, part: Part) => Answer,
): (graph: Graph, part: Part) => Answer {
  const known = new WeakMap<Graph, WeakMap<Part, { readonly answer: Answer }>>();
  return (graph, part) => {
    const answers = known.get(graph) ?? new WeakMap<Part, { readonly answer: Answer }>();
    known.set(graph, answers);
    const found = answers.get(part) ?? { answer: find(graph, part) };
    answers.set(part, found);
    return found.answer;
  };
}
