import type { Stretch } from '../../domain/segments';

/** How far a point of the selection lies from the beginning of the text in `root`, in UTF-16 units. */
function offsetIn(root: Node, node: Node, offset: number): number {
  const range = document.createRange();
  range.selectNodeContents(root);
  range.setEnd(node, offset);
  return range.toString().length;
}

/** The stretch of the element's text that is selected now; null when nothing of it is. */
export function selectedStretch(root: HTMLElement): Stretch | null {
  const selection = window.getSelection();
  if (selection === null || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return null;
  const start = offsetIn(root, range.startContainer, range.startOffset);
  const end = offsetIn(root, range.endContainer, range.endOffset);
  return start < end ? { start, end } : null;
}
