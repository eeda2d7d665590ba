import { useEffect } from 'react';
import { shortcutOf } from '../../domain/shortcuts';
import { shortcuts } from '../../machines/shell/shortcuts';
import { stored } from '../../services/storage';
import { useChart } from '../world/useChart';

const writing = 'input, textarea, select, [contenteditable]';

function isWriting({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(writing) !== null;
}

/** The page behind a dialog takes no keys. */
const hasDialog = () => document.querySelector('[aria-modal=true]') !== null;

/** The actor of the keys of every page; whoever writes presses none of one character. */
export function useShortcuts() {
  const actor = useChart(shortcuts, { hasSingleKeys: stored.singleKeys.read() ?? true });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const shortcut = shortcutOf(event);
      if (shortcut === null || event.defaultPrevented || event.isComposing) return;
      if (shortcut.isSingle && isWriting(event)) return;
      const pressed = { type: 'shortcut.pressed', ...shortcut } as const;
      if (hasDialog()) {
        event.preventDefault();
        return;
      }
      if (!actor.getSnapshot().can(pressed)) return;
      event.preventDefault();
      actor.send(pressed);
    };
    window.addEventListener('keydown', hear);
    return () => {
      window.removeEventListener('keydown', hear);
    };
  }, [actor]);
  return actor;
}
