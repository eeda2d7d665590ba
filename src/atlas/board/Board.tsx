import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { KeyboardEvent, MouseEvent, ReactNode } from 'react';
import type { Direction } from '../model/neighbour';
import { BoardTools } from './BoardTools';
import { usePan } from './usePan';
import { useZoom } from './useZoom';

const directions: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
};

interface BoardProps {
  /** What the board is called. */
  readonly label: string;
  /** Its drawing's natural size, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The id of what is looked at: it comes into sight, and takes the focus if the board has it. */
  readonly selected: string | null;
  /** The id of what else has to be in sight. */
  readonly shown: string | null;
  readonly onPick: (id: string | null) => void;
  /** The pointer has come over a state, or over none. */
  readonly onPoint: (id: string | null) => void;
  readonly onMove: (direction: Direction) => void;
  /** A drawing whose controls carry `data-id`. */
  readonly children: ReactNode;
}

const Frame = chakra('div', {
  base: { position: 'relative', height: 'full', minHeight: 0, minWidth: 0, bg: 'bg' },
});

const Scroller = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    overflow: 'auto',
    // What comes into sight keeps away from the edges and the buttons there.
    scrollPadding: 16,
    containerType: 'size',
    cursor: 'grab',
    '&[data-panning]': { cursor: 'grabbing', userSelect: 'none' },
    '& svg': { display: 'block', width: 'full', height: 'auto' },
    '& [data-id]': { cursor: 'pointer', outline: 'none' },
    '& [data-id]:focus-visible > g > rect:first-of-type': {
      stroke: 'brand.ring',
      strokeWidth: '3px',
    },
  },
});

const Sheet = chakra('div', { base: { mx: 'auto' } });

/** The id of the control that the mouse is over; null for none. */
function idAt({ target }: MouseEvent, controls: string): string | null {
  const control = target instanceof Element ? target.closest(controls) : null;
  return control?.getAttribute('data-id') ?? null;
}

/** A drawing that is moved by dragging and scrolling, enlarged by keys, wheel and buttons, and gone through by arrows. */
export function Board(props: BoardProps) {
  const { label, width, height, selected, shown, onPick, onPoint, onMove, children } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const { style, zoomBy, zoomTo } = useZoom({ scroller, sheet, width, height });
  const pan = usePan(scroller);

  const find = (id: string | null) =>
    id === null
      ? null
      : scroller.current?.querySelector<SVGElement>(`[data-id="${CSS.escape(id)}"]`);
  useEffect(() => {
    const found = find(selected);
    if (!found) return;
    found.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    if (scroller.current?.contains(document.activeElement)) found.focus({ preventScroll: true });
  }, [selected, width]);
  useEffect(() => {
    find(shown)?.scrollIntoView({ block: 'center', inline: 'center' });
  }, [shown, width]);

  const press = (event: MouseEvent) => {
    if (!pan.hasMoved()) onPick(idAt(event, '[data-id]'));
  };
  const hear = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = directions[event.key];
    const control = document.activeElement?.getAttribute('data-id') ?? null;
    if (direction !== undefined && control !== null) onMove(direction);
    else if (event.key === 'Escape') onPick(null);
    else if ((event.key === 'Enter' || event.key === ' ') && control !== null) onPick(control);
    else if (event.key === '+' || event.key === '=') zoomBy(1.25);
    else if (event.key === '-') zoomBy(0.8);
    else if (event.key === '0') zoomTo('whole');
    else if (event.key === '1') zoomTo(1);
    else return;
    event.preventDefault();
  };
  return (
    <Frame _print={{ display: 'none' }}>
      <Scroller
        ref={scroller}
        role="region"
        aria-label={label}
        tabIndex={-1}
        {...pan.handlers}
        onClick={press}
        onPointerOver={(event) => onPoint(idAt(event, '[data-kind="state"]'))}
        onKeyDown={hear}
      >
        <Sheet ref={sheet} style={style}>
          {children}
        </Sheet>
      </Scroller>
      <BoardTools zoomBy={zoomBy} zoomTo={zoomTo} />
    </Frame>
  );
}
