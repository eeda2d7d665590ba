import { chakra, Portal } from '@chakra-ui/react';
import { cloneElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { tooltipPlace } from './tooltipPlace';

/** Long enough not to flicker under a passing pointer, in ms. */
const openDelay = 400;
/** Long enough to move the pointer onto the words, in ms. */
const closeDelay = 100;

interface TooltipProps {
  readonly text: string;
  /** One element that takes the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** The text is already the element's name, so it is not read a second time. */
  readonly named?: boolean | undefined;
}

/**
 * A few words on hover and on focus; Escape closes it, and the pointer may move onto it. Never the
 * only place of something needed. It is ours because Chakra's costs a state machine for each.
 */
export function Tooltip({ text, named = false, children }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const timer = useRef<number>(undefined);
  const anchor = useRef<HTMLSpanElement>(null);
  const show = (delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(true), delay);
  };
  const hide = (delay: number) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setOpen(false), delay);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const closeByKey = (event: KeyboardEvent) => {
    if (!open || event.key !== 'Escape') return;
    event.stopPropagation();
    hide(0);
  };
  const enter = (event: PointerEvent) => event.pointerType !== 'touch' && show(openDelay);
  return (
    <chakra.span
      ref={anchor}
      display="contents"
      onPointerEnter={enter}
      onPointerLeave={() => hide(closeDelay)}
      onPointerDown={() => hide(0)}
      onFocus={(event) => event.target.matches(':focus-visible') && show(0)}
      onBlur={() => hide(0)}
      onKeyDownCapture={closeByKey}
    >
      {named ? children : cloneElement(children, { 'aria-describedby': open ? id : undefined })}
      {open ? <Words id={id} text={text} anchor={anchor.current?.firstElementChild} /> : null}
    </chakra.span>
  );
}

interface WordsProps {
  readonly id: string;
  readonly text: string;
  readonly anchor: Element | null | undefined;
}

function Words({ id, text, anchor }: WordsProps) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!anchor || !box.current) return;
    const size = { width: window.innerWidth, height: window.innerHeight };
    const place = tooltipPlace(
      anchor.getBoundingClientRect(),
      box.current.getBoundingClientRect(),
      size,
    );
    box.current.style.left = `${place.left}px`;
    box.current.style.top = `${place.top}px`;
  }, [anchor, text]);
  return (
    <Portal>
      <chakra.div
        ref={box}
        id={id}
        role="tooltip"
        position="fixed"
        zIndex="tooltip"
        width="max-content"
        maxWidth="20rem"
        px={2}
        py={1}
        bg="bg.inverted"
        color="fg.inverted"
        textStyle="small"
        borderRadius="small"
        animation="appear 120ms"
      >
        {text}
      </chakra.div>
    </Portal>
  );
}
