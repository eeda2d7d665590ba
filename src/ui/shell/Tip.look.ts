import type { Look } from '../parts/theme/look';

export const look: Look = {
  '.tip': {
    position: 'fixed',
    top: 'calc({sizes.header} + {spacing.2})',
    zIndex: 'header',
    display: 'flex',
    gap: 3,
    width: 'dialogSmall',
    maxWidth: 'calc(100vw - 2rem)',
    p: 4,
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'brand.fg',
    borderRadius: 'control',
    boxShadow: 'floating',
  },
  '.tip-beside-sidebar': {
    insetInlineStart: 'calc({sizes.sidebar} + {spacing.4})',
    // Where the sidebar is folded [SIDE-025].
    '@media (max-width: 1024px)': {
      insetInlineStart: 'calc({sizes.sidebarCollapsed} + {spacing.4})',
    },
  },
  '.tip-in-middle': { insetInlineStart: '50%', transform: 'translateX(-50%)' },
  '.tip-icon': { color: 'brand.fg', pt: 0.5 },
  '.tip-title': { fontWeight: 'medium' },
  '.tip-words': { mt: 1, mb: 3 },
};
