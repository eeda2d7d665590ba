/** What a key adds to what was typed before; undefined where it is no key of a text. */
function afterKey(typed: string, { key, ctrlKey, metaKey, altKey }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey) return undefined;
  if (key === 'Backspace') return typed.slice(0, -1);
  return [...key].length === 1 ? typed + key : undefined;
}

/** Enters a text as a person would: what controls the input hears of it. */
function enter(input: HTMLInputElement, text: string): void {
  input.focus();
  if (text === '') return;
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

/**
 * Gives the focus to an input that somebody has asked for by a key. Where it is still to come, what is typed meanwhile
 * is entered once it is there; Escape or a press elsewhere calls it off.
 */
export function typeAhead(selector: string): void {
  const find = () => document.querySelector<HTMLInputElement>(selector);
  const there = find();
  if (there !== null) {
    there.focus();
    return;
  }
  const wait = new AbortController();
  const { signal } = wait;
  let typed = '';
  const arrival = new MutationObserver(() => {
    const arrived = find();
    if (arrived === null) return;
    wait.abort();
    enter(arrived, typed);
  });
  const hear = (event: KeyboardEvent) => {
    if (event.key === 'Escape') wait.abort();
    const next = afterKey(typed, event);
    if (next === undefined) return;
    typed = next;
    // No key of one character does anything else now.
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  signal.addEventListener('abort', () => {
    arrival.disconnect();
  });
  window.addEventListener('keydown', hear, { capture: true, signal });
  window.addEventListener(
    'pointerdown',
    () => {
      wait.abort();
    },
    { signal },
  );
  arrival.observe(document.body, { childList: true, subtree: true });
}
