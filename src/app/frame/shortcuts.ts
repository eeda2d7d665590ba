import { useEffect } from 'react';
import { controlShortcuts, type Shortcut, shortcutOf } from '../../domain/shortcuts';
import { shortcuts } from '../../machines/shell/shortcuts';
import { stored } from '../../services/storage';
import { keyedControl } from '../../ui/parts/keyedControl';
import { useChart } from '../world/useChart';

const writing = 'input, textarea, select, [contenteditable]';

function isWriting({ target }: KeyboardEvent): boolean {
  return target instanceof Element && target.closest(writing) !== null;
}

/** Whether the page has what a key is for; where it has not, the key stays the browser's. */
const isThere = (does: Shortcut) => {
  const control = controlShortcuts.find((one) => one === does);
  return control === undefined || keyedControl(control) !== null;
};

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
      if (!isThere(shortcut.does)) return;
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
