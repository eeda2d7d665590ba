import { chakra } from '@chakra-ui/react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: 2,
    _print: { '& > *': { mt: '0 !important' } },
  },
});

/** Moves each note down to its words, and below the note before it. */
function align(list: HTMLElement, text: Element): void {
  const { top, left } = list.getBoundingClientRect();
  const isBeside = left >= text.getBoundingClientRect().right;
  const gap = Number.parseFloat(getComputedStyle(list).rowGap) || 0;
  const notes = [...list.children].filter((note) => note instanceof HTMLElement);
  notes.reduce((bottom, note) => {
    const words = text.querySelector(`[data-annotation="${note.dataset['note'] ?? ''}"]`);
    const wished = words === null ? 0 : words.getBoundingClientRect().top - top;
    const moved = isBeside ? Math.max(0, wished - bottom) : 0;
    note.style.marginTop = `${String(moved)}px`;
    return bottom + moved + note.offsetHeight + gap;
  }, 0);
}

interface BesideMarksProps {
  /** One element for each annotation of the text in the element around both that has `data-noted`, with its id as `data-note`. */
  readonly children: ReactNode;
}

/** Notes in the margin of an annotated text, each beside its words. */
export function BesideMarks({ children }: BesideMarksProps) {
  const root = useRef<HTMLOListElement>(null);
  useLayoutEffect(() => {
    const list = root.current;
    const text = list?.closest('[data-noted]')?.querySelector('[data-text]') ?? null;
    if (list === null || text === null) return;
    const watched = new ResizeObserver(() => {
      align(list, text);
    });
    for (const one of [text, ...list.children]) watched.observe(one);
    align(list, text);
    return () => {
      watched.disconnect();
    };
  });
  return <List ref={root}>{children}</List>;
}
