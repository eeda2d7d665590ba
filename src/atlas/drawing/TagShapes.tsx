import type { ReactNode } from 'react';
import type { Palette } from './palette';

const shapes: Readonly<
  Record<string, { readonly color: keyof Palette; readonly shape: ReactNode }>
> = {
  busy: {
    color: 'waiting',
    shape: <path d="M6 1a5 5 0 1 1 0 10a5 5 0 1 1 0-10M6 3v3.2l2 1.3" fill="none" />,
  },
  editable: { color: 'current', shape: <path d="M2 10l.6-2.6L8.4 1.6l2 2L4.6 9.4Z" fill="none" /> },
  failed: { color: 'act', shape: <path d="M6 1 11 6 6 11 1 6Z" fill="currentColor" /> },
  blocked: { color: 'watch', shape: <path d="M6 1.5 11 10.5H1Z" fill="currentColor" /> },
  empty: { color: 'none', shape: <circle cx="6" cy="6" r="4.5" fill="none" /> },
  done: { color: 'good', shape: <circle cx="6" cy="6" r="4.5" fill="currentColor" /> },
};

interface TagShapesProps {
  readonly tags: readonly string[];
  readonly x: number;
  readonly y: number;
  readonly palette: Palette;
}

/** A shape for each tag of a state, the first at the right. */
export function TagShapes({ tags, x, y, palette }: TagShapesProps) {
  return tags.map((tag, index) => {
    const known = shapes[tag];
    if (known === undefined) return null;
    const color = palette[known.color];
    return (
      <g key={tag} transform={`translate(${x - index * 16} ${y})`} color={color} stroke={color}>
        {known.shape}
      </g>
    );
  });
}
