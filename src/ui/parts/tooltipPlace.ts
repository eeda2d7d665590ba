/** The edges of a box in the window, in px. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

const gap = 6;
const margin = 8;

/** Where a tooltip stands: over the middle of its element, under it where there is no room above. */
export function tooltipPlace(element: Box, tooltip: Size, window: Size) {
  const above = element.top - gap - tooltip.height;
  const middle = element.left + element.width / 2 - tooltip.width / 2;
  const rightmost = window.width - margin - tooltip.width;
  return {
    left: Math.max(margin, Math.min(middle, rightmost)),
    top: above >= margin ? above : element.top + element.height + gap,
  };
}
