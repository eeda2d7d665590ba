const hidden = { visibility: 'hidden' } as const;
const visible = { visibility: 'visible' } as const;

/** What moves: styles name it in `animation`. */
export const keyframes = {
  appear: { from: { opacity: 0 }, to: { opacity: 1 } },
  // Along a scroll timeline: at its start there is more at the end, then at both, then at the start.
  moreAside: {
    from: { maskImage: 'linear-gradient(90deg, #000 80%, #0000)' },
    '1%, 99%': { maskImage: 'linear-gradient(90deg, #0000, #000 20%, #000 80%, #0000)' },
    to: { maskImage: 'linear-gradient(90deg, #0000, #000 20%)' },
  },
  moreBefore: { from: hidden, '1%, to': visible },
  moreBehind: { 'from, 99%': visible, to: hidden },
  rise: { from: { opacity: 0, transform: 'translateY(8px)' }, to: { opacity: 1 } },
  shimmer: { from: { opacity: 1 }, '50%': { opacity: 0.5 }, to: { opacity: 1 } },
  turn: { from: { transform: 'rotate(0)' }, to: { transform: 'rotate(360deg)' } },
};
