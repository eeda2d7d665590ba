import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { tooltipPlace } from './floatingPlace';
import type { Box } from './floatingPlace';
import { useFloating } from './useFloating';

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
 * only place of something needed.
 */
export function Tooltip({ text, named = false, children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLSpanElement>(null);
  const timer = useRef<number>(undefined);
  const [anchor, setAnchor] = useState<Box>();
  const later = (delay: number, change: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(change, delay);
  };
  const show = (delay: number) =>
    later(delay, () => setAnchor(wrapper.current?.firstElementChild?.getBoundingClientRect()));
  const hide = (delay: number) => later(delay, () => setAnchor(undefined));
  useEffect(() => () => window.clearTimeout(timer.current), []);
  const enter = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') show(openDelay);
  };
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide(0);
  };
  return (
    <span
      ref={wrapper}
      role="presentation"
      className="contents"
      onPointerEnter={enter}
      onPointerLeave={() => hide(closeDelay)}
      onPointerDown={() => hide(0)}
      onFocus={(event) => {
        if (event.target.matches(':focus-visible')) show(0);
      }}
      onBlur={() => hide(0)}
      onKeyDownCapture={closeByKey}
    >
      {named ? children : cloneElement(children, { 'aria-describedby': anchor && id })}
      {anchor ? <Words id={id} text={text} anchor={anchor} /> : null}
    </span>
  );
}

interface WordsProps {
  readonly id: string;
  readonly text: string;
  readonly anchor: Box;
}

function Words({ id, text, anchor }: WordsProps) {
  return createPortal(
    <div className="tooltip small" ref={useFloating(anchor, tooltipPlace)} id={id} role="tooltip">
      {text}
    </div>,
    document.body,
  );
}
