import type { AnyStateMachine } from 'xstate';
import { definitionOf, type StateDefinition, type TransitionDefinition } from './definition';
import { actionText, conditionText, delayText, triggerText } from './text';

const indent = '  ';

/**
 * A chart as a Mermaid state diagram (`stateDiagram-v2`): nested and parallel states, transitions as
 * `event [guard] / actions`. What such a diagram cannot say stands in comments (`%%`).
 */
export function mermaidOf(machine: AnyStateMachine): string {
  const { root, transitions } = definitionOf(machine);
  const isWhole = transitions.some(({ from }) => from === root.id) || root.kind === 'parallel';
  const lines = isWhole ? stateLines(root) : [...remarksOn(root), ...contentLines(root)];
  return [
    'stateDiagram-v2',
    ...[...(isWhole ? [`[*] --> ${idOf(root.id)}`] : []), ...lines].map(indented),
    ...transitions.flatMap(transitionLines).map(indented),
    '',
  ].join('\n');
}

function stateLines(state: StateDefinition): string[] {
  const { id, path, kind, states } = state;
  const name = path.split('.').at(-1) || id;
  const head = `state ${quoted(name)} as ${idOf(id)}`;
  if (kind === 'history') {
    const targets = state.remembers.map(idOf).join(', ');
    const depth = state.isDeep ? 'deep' : 'shallow';
    return [head, `%% ${idOf(id)}: ${depth} history, at first ${targets}`];
  }
  const block = states.length === 0 ? [head] : [`${head} {`, ...inner(state), '}'];
  return [...block, ...remarksOn(state), ...(kind === 'final' ? [`${idOf(id)} --> [*]`] : [])];
}

function inner(state: StateDefinition): string[] {
  return contentLines(state).map(indented);
}

/** Regions stand beside each other, divided by a dashed line. */
function contentLines({ kind, initial, states }: StateDefinition): string[] {
  if (kind === 'parallel') {
    return states.flatMap((region, index) => [
      ...(index === 0 ? [] : ['--']),
      ...stateLines(region),
    ]);
  }
  const start = initial === null ? [] : [`[*] --> ${idOf(initial)}`];
  return [...start, ...states.flatMap(stateLines)];
}

/** What a state does besides being there, and what it is marked with. */
function remarksOn({
  id,
  tags,
  entry,
  exit,
  beginning,
  invokes,
  timers,
  ...rest
}: StateDefinition) {
  const parts: [string, readonly string[]][] = [
    ['tags', tags],
    ['entry', entry.map(actionText)],
    ['exit', exit.map(actionText)],
    ['begins with', beginning.map(actionText)],
    [
      'runs',
      invokes.map(({ source, chart }) => (chart === null ? source : `${source} (${chart})`)),
    ],
    ['waits', timers.map(({ delay }) => delayText(delay))],
    ['output', rest.hasOutput ? ['worked out as it ends'] : []],
    ['description', rest.description === null ? [] : [rest.description]],
  ];
  return parts
    .filter(([, values]) => values.length > 0)
    .map(([what, values]) => `%% ${idOf(id)}: ${what} ${commentText(values.join(', '))}`);
}

function transitionLines(transition: TransitionDefinition): string[] {
  const { id, from, targets, spec, isReentering, description } = transition;
  const remarks = [
    ...spec,
    ...(targets.length === 0 ? ['stays, without leaving its state'] : []),
    ...(isReentering ? ['leaves its state and enters it again'] : []),
    ...(description === null ? [] : [description]),
  ];
  const label = labelOf(transition);
  const ends = targets.length === 0 ? [from] : targets;
  return [
    ...(remarks.length === 0 ? [] : [`%% ${commentText(`${id}: ${remarks.join('; ')}`)}`]),
    ...ends.map((to) => `${idOf(from)} --> ${idOf(to)}${label === '' ? '' : ` : ${label}`}`),
  ];
}

/** A label as UML writes it: `event [guard] / action; action`. */
function labelOf({ trigger, condition, actions }: TransitionDefinition): string {
  const done = actions.map(actionText).join(', ');
  const parts = [
    triggerText(trigger),
    condition === null ? '' : `[${conditionText(condition)}]`,
    done === '' ? '' : `/ ${done}`,
  ];
  return escaped(parts.filter((part) => part !== '').join(' '));
}

/** An id as Mermaid takes it: letters, digits, and `_` for the dots of XState's. */
function idOf(id: string): string {
  return id
    .replace(/[^A-Za-z0-9.]/g, (character) => `_${(character.codePointAt(0) ?? 0).toString(16)}_`)
    .replaceAll('.', '_');
}

function quoted(text: string): string {
  return `"${escaped(text)}"`;
}

/** What would end a label or be taken for markup is written as its code, as Mermaid does. */
function escaped(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[#;"<>%]/g, (one) => `#${one.charCodeAt(0)};`);
}

/** A comment ends with its line; `{` right after `%%` would begin a directive. */
function commentText(text: string): string {
  return text.replace(/\s+/g, ' ');
}

function indented(line: string): string {
  return indent + line;
}
