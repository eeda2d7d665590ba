import { Box } from '@chakra-ui/react';
import { cloneElement, useEffect, useId, useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent, ReactElement } from 'react';
import { late } from './late';

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

const OpenTooltip = late(async () => (await import('./OpenTooltip')).OpenTooltip);

/**
 * A few words on hover and on focus; Escape closes it, and the pointer may move onto it. Never the
 * only place of something needed.
 */
export function Tooltip({ text, named = false, children }: TooltipProps) {
  const id = useId();
  const wrapper = useRef<HTMLDivElement>(null);
  const timer = useRef<number>(undefined);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const later = (delay: number, change: () => void) => {
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(change, delay);
  };
  // What the element has opened stands where the words would.
  const show = (delay: number) =>
    later(delay, () =>
      setAnchor(wrapper.current?.querySelector(':scope > :not([aria-expanded=true])') ?? null),
    );
  const hide = (delay = 0) => later(delay, () => setAnchor(null));
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <Box
      ref={wrapper}
      role="presentation"
      display="contents"
      onPointerEnter={({ pointerType }: PointerEvent) => {
        if (pointerType !== 'touch') show(openDelay);
      }}
      onPointerLeave={() => hide(closeDelay)}
      onPointerDown={() => hide()}
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) show(0);
      }}
      onBlur={() => hide()}
      onKeyDownCapture={({ key }: KeyboardEvent) => {
        if (key === 'Escape') hide();
      }}
    >
      {named ? children : cloneElement(children, { 'aria-describedby': anchor ? id : undefined })}
      {anchor ? <OpenTooltip id={id} text={text} anchor={anchor} /> : null}
    </Box>
  );
}
