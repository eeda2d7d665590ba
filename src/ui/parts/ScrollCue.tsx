import { chakra } from '@chakra-ui/react';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Icon } from './Icon';

const Root = chakra('div', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    '&[data-above] > [data-cue=above], &[data-below] > [data-cue=below]': {
      visibility: 'visible',
    },
  },
});

const Cue = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    height: 6,
    color: 'fg.muted',
    bg: 'bg.panel',
    visibility: 'hidden',
    pointerEvents: 'none',
  },
});

interface ScrollCueProps {
  /** One element that scrolls; what takes the focus in it stays clear of the arrows. */
  readonly children: ReactNode;
  /** What is current in the list: it comes into sight when that changes. */
  readonly current?: string;
}

/** An arrow at each edge of a list that goes on beyond it. */
export function ScrollCue({ children, current }: ScrollCueProps) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const box = root.current;
    const list = box?.firstElementChild ?? null;
    if (box === null || list === null) return;
    const show = () => {
      const { scrollTop, clientHeight, scrollHeight } = list;
      box.toggleAttribute('data-above', scrollTop > 1);
      box.toggleAttribute('data-below', scrollTop + clientHeight < scrollHeight - 1);
    };
    // The observer calls `show` once the page is laid out. To call it here would lay the page out twice.
    const watched = new ResizeObserver(show);
    for (const one of [list, ...list.children]) watched.observe(one);
    list.addEventListener('scroll', show, { passive: true });
    return () => {
      watched.disconnect();
      list.removeEventListener('scroll', show);
    };
  });
  useLayoutEffect(() => {
    root.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [current]);
  return (
    <Root ref={root}>
      {children}
      <Cue data-cue="above" top={0}>
        <Icon of={ChevronUp} />
      </Cue>
      <Cue data-cue="below" bottom={0}>
        <Icon of={ChevronDown} />
      </Cue>
    </Root>
  );
}
