import { Box } from '@chakra-ui/react';
import type * as motion from 'framer-motion/dom/mini';
import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';

const seconds = 0.16;
const distance = 24;

type Animate = typeof motion.animate;

const wantsMotion = () => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

interface WizardStepProps {
  /** From 0; a higher one slides in from the right, a lower one from the left. */
  readonly step: number;
  readonly children: ReactNode;
}

/** The step of a wizard: it comes from the side it lies on, and the height goes along. */
export function WizardStep({ step, children }: WizardStepProps) {
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef({ step, height: 0 });
  // The library comes with the first wizard and not before; a step shown before it came is simply there.
  const animate = useRef<Animate>(null);
  useEffect(() => {
    void import('framer-motion/dom/mini').then((loaded) => {
      animate.current = loaded.animate;
    });
  }, []);
  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const before = last.current;
    const height = element.offsetHeight;
    last.current = { step, height };
    if (before.step === step) return;
    // The button that led here is gone, and the focus with it.
    const content = element.firstElementChild;
    const isLost = document.activeElement === document.body;
    if (isLost && content instanceof HTMLElement) content.focus({ preventScroll: true });
    if (animate.current === null || !wantsMotion()) return;
    void slide(animate.current, element, Math.sign(step - before.step), [before.height, height]);
  });
  return (
    <div ref={frame}>
      <Box key={step} outline={0} tabIndex={-1}>
        {children}
      </Box>
    </div>
  );
}

async function slide(
  animate: Animate,
  frame: HTMLElement,
  direction: number,
  heights: readonly [number, number],
) {
  const content = frame.firstElementChild;
  if (!content) return;
  const timing = { duration: seconds, ease: 'easeOut' } as const;
  frame.style.overflow = 'clip';
  animate(content, { opacity: [0, 1] }, timing);
  animate(content, { transform: [`translateX(${direction * distance}px)`, 'none'] }, timing);
  await animate(frame, { height: heights.map((height) => `${height}px`) }, timing);
  frame.style.overflow = '';
  frame.style.height = '';
}
