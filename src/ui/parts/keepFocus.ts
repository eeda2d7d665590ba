/**
 * Keeps the focus in a layer that can be focused itself: when what had it is taken away, such as a button that asks
 * once more, the layer has it, and with it the keys. Returns how that ends.
 */
export function keepFocus(layer: HTMLElement): () => void {
  let last: Node | null = null;
  const note = ({ target }: FocusEvent) => {
    last = target instanceof Node ? target : null;
  };
  const observer = new MutationObserver(() => {
    if (last?.isConnected === false && document.activeElement === document.body) layer.focus();
  });
  layer.addEventListener('focusin', note);
  observer.observe(layer, { childList: true, subtree: true });
  return () => {
    layer.removeEventListener('focusin', note);
    observer.disconnect();
  };
}
