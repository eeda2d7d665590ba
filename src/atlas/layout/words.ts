import type { DiagramAction } from '../model/actions';
import type { DiagramState, DiagramTransition } from '../model/diagram';
import type { Names } from '../model/names';
import type { Line, LineKind } from './placed';
import { textWidth, wrapped } from './textWidth';

/** Sizes of text by kind, and the height of a line, in pixels. */
export const textSizes: Readonly<
  Record<LineKind, { readonly size: number; readonly height: number }>
> = {
  name: { size: 14, height: 20 },
  id: { size: 11, height: 15 },
  trigger: { size: 12, height: 16 },
  guard: { size: 11, height: 15 },
  action: { size: 11, height: 15 },
  spec: { size: 11, height: 15 },
  note: { size: 11, height: 15 },
};

/** Lines of text and the room that they take, in pixels. */
export interface Words {
  readonly lines: readonly Line[];
  readonly width: number;
  readonly height: number;
}

type Text = readonly [kind: LineKind, text: string];

const padding = { x: 6, y: 3 };
const headPadding = { x: 12, y: 8 };
const longestLabel = 176;
const longestHead = 208;
/** How much wider the bold letters of a name are. */
const bold = 1.07;
/** For the shape of a tag, beside the name. */
const tagRoom = 20;

/**
 * A transition: what sets it off, when it may be taken, what it does, what it settles.
 * @param place among the branches of its event, from 1; null where it is the only one
 */
export function transitionWords(
  { trigger, guard, actions, spec }: DiagramTransition,
  place: number | null,
  names: Names,
): Words {
  const order = place === null ? '' : `(${String(place)}) `;
  return set(
    [
      ['trigger', `${order}${names.trigger(trigger)}`],
      ...(guard === null ? [] : [['guard', `[${names.guard(guard) ?? guard}]`] as const]),
      ...(actions.length === 0
        ? []
        : [['action', `/ ${names.actions(namesIn(actions))}`] as const]),
      ...(spec.length === 0 ? [] : [['spec', spec.join(' ')] as const]),
    ],
    padding,
    longestLabel,
  );
}

/** What is done twice in a row is said once. */
function namesIn(actions: readonly DiagramAction[]): string[] {
  return [...new Set(actions.map(({ name }) => name))];
}

/** The head of a state: its name, its id, what runs while it is active, what is done at its begin and end. */
export function stateWords(
  { path, invokes, tags, entry, exit, folded }: DiagramState,
  chart: string,
  names: Names,
): Words {
  const id = path.split('.').at(-1) || chart;
  const words = set(
    [
      ['name', names.state(path)],
      ...(names.state(path) === id ? [] : [['id', id] as const]),
      ...(folded === undefined ? [] : [['note', names.folded(folded)] as const]),
      ...invokes.map((one) => ['note', `↻ ${names.invocation(one)}`] as const),
      ...(entry.length === 0 ? [] : [['action', names.entry(namesIn(entry))] as const]),
      ...(exit.length === 0 ? [] : [['action', names.exit(namesIn(exit))] as const]),
    ],
    headPadding,
    longestHead,
  );
  const [name] = words.lines;
  const nameEnd =
    name === undefined ? 0 : name.x + textWidth(name.text.trimEnd(), textSizes.name.size) * bold;
  return { ...words, width: Math.max(words.width, Math.ceil(nameEnd) + tags.length * tagRoom + 6) };
}

function set(texts: readonly Text[], { x, y }: typeof padding, longest: number): Words {
  const lines: Line[] = [];
  let bottom = y;
  let width = 0;
  for (const [kind, text] of texts) {
    const { size, height } = textSizes[kind];
    for (const line of wrapped(`${text} `, size, longest)) {
      width = Math.max(width, textWidth(line.trimEnd(), size) * (kind === 'name' ? bold : 1));
      lines.push({ kind, text: line, x, y: bottom + height * 0.75 });
      bottom += height;
    }
  }
  return { lines, width: Math.ceil(width) + 2 * x, height: bottom + y };
}
