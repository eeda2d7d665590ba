/** A box in the window, in px. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What floats keeps this far from the edges of the window. */
const margin = 8;

const within = (start: number, length: number, room: number) =>
  Math.max(margin, Math.min(start, room - margin - length));

/** Where a tooltip stands: over the middle of its element, under it where there is no room above. */
export function tooltipPlace(element: Box, tooltip: Size, window: Size) {
  const gap = 6;
  const above = element.top - gap - tooltip.height;
  return {
    left: within(element.left + element.width / 2 - tooltip.width / 2, tooltip.width, window.width),
    top: above >= margin ? above : element.top + element.height + gap,
  };
}

/** Where a menu stands: under its element, their starts in line, or over it if there is more room. */
export function menuPlace(element: Box, menu: Size, window: Size) {
  const gap = 4;
  const under = element.top + element.height + gap;
  const over = element.top - gap - menu.height;
  const fitsUnder = under + menu.height <= window.height - margin;
  return {
    left: within(element.left, menu.width, window.width),
    top: within(fitsUnder || over < margin ? under : over, menu.height, window.height),
  };
}
