import { Box } from '@chakra-ui/react';
import { type KeyboardEvent, type ReactNode, useRef } from 'react';
import { keepFocus } from './keepFocus';

interface PopoverProps {
  readonly label: string;
  readonly isOpen: boolean;
  /** The button that opens and closes it. */
  readonly trigger: ReactNode;
  /** Escape was pressed, or the focus has gone elsewhere. */
  readonly onClose: () => void;
  readonly children: ReactNode;
}

const keep = (surface: HTMLElement | null) => (surface === null ? undefined : keepFocus(surface));

/** What a button shows under itself, beside the page: leaving it closes it. */
export function Popover({ label, isOpen, trigger, onClose, children }: PopoverProps) {
  const place = useRef<HTMLDivElement>(null);
  const closeByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    onClose();
    place.current?.querySelector('button')?.focus();
  };
  return (
    <Box
      ref={place}
      role="presentation"
      position="relative"
      onKeyDown={closeByKey}
      onBlur={(event) => {
        if (isOpen && !event.currentTarget.contains(event.relatedTarget)) onClose();
      }}
    >
      {trigger}
      {isOpen ? (
        <Box
          ref={keep}
          role="dialog"
          aria-label={label}
          tabIndex={-1}
          position="absolute"
          top="calc(100% + 8px)"
          insetEnd={0}
          zIndex="popover"
          width="24rem"
          maxWidth="90vw"
          p={2}
          bg="bg.panel"
          borderRadius="control"
          boxShadow="floating"
          outline={0}
        >
          {children}
        </Box>
      ) : null}
    </Box>
  );
}
