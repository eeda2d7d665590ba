/** Samples for the paths of the keys of every page. */
export const shortcutsPaths = {
  inputs: { usual: { hasSingleKeys: true }, withoutSingleKeys: { hasSingleKeys: false } },
  events: {
    'shortcut.pressed': [
      { does: 'search', isSingle: false },
      { does: 'search', isSingle: true },
      { does: 'keys', isSingle: true },
      { does: 'previous', isSingle: true },
      { does: 'next', isSingle: true },
      { does: 'submit', isSingle: false },
    ],
  },
} as const;
