import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DrawingOnPaper } from './DrawingOnPaper';
import type { TitledDrawing } from './exporting';

/** A drawing as the text of an SVG file, which needs nothing else to be shown. */
export function svgOf(drawing: TitledDrawing): string {
  const holder = document.createElement('div');
  const root = createRoot(holder);
  flushSync(() => {
    root.render(createElement(DrawingOnPaper, drawing));
  });
  const svg = holder.firstElementChild;
  if (svg === null) throw new Error('Nothing was drawn');
  svg.querySelectorAll<SVGElement>('[style]').forEach(sayStyleInAttributes);
  const text = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return `<?xml version="1.0" encoding="UTF-8"?>\n${text}\n`;
}

/** Attributes hold where a page's policy or a reader of pictures forbids styles. */
function sayStyleInAttributes(element: SVGElement): void {
  for (const property of Array.from(element.style)) {
    element.setAttribute(property, element.style.getPropertyValue(property));
  }
  element.removeAttribute('style');
}
