import { defineSlotRecipe } from '@chakra-ui/react';

const layer = 'calc(var(--chakra-z-index-popover) + var(--layer-index, 0))';

/** The dialog: centred near the top, its body scrolls, head and foot stay. */
const dialog = defineSlotRecipe({
  slots: ['backdrop', 'positioner', 'content', 'header', 'title', 'body', 'footer', 'description'],
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      bg: 'bg.backdrop',
      zIndex: layer,
      _open: { animation: 'appear', animationDuration: 'steady' },
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      px: 4,
      py: '8vh',
      zIndex: layer,
    },
    content: {
      display: 'flex',
      flexDirection: 'column',
      position: 'relative',
      width: 'full',
      maxHeight: '84vh',
      bg: 'bg.panel',
      borderRadius: 'control',
      boxShadow: 'floating',
      outline: 0,
      _open: { animation: 'rise', animationDuration: 'steady' },
    },
    header: { ps: 6, pe: 16, pt: 5, pb: 3 },
    title: { textStyle: 'body', fontWeight: 'semibold', overflowWrap: 'anywhere' },
    body: { flex: 1, px: 6, pb: 5, overflow: 'auto' },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: 2, px: 6, pt: 3, pb: 5 },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: 'dialogSmall' } },
      md: { content: { maxWidth: 'dialogMedium' } },
      lg: { content: { maxWidth: 'dialogLarge' } },
    },
  },
  defaultVariants: { size: 'sm' },
});

/** A menu, from a button or at the pointer. */
const menu = defineSlotRecipe({
  slots: ['content', 'item', 'itemText', 'separator', 'positioner', 'trigger', 'contextTrigger'],
  base: {
    content: {
      minWidth: '10rem',
      maxWidth: '20rem',
      maxHeight: 'var(--available-height)',
      overflowY: 'auto',
      p: 1,
      bg: 'bg.panel',
      color: 'fg',
      borderRadius: 'control',
      boxShadow: 'floating',
      outline: 0,
      zIndex: layer,
      _open: { animation: 'appear', animationDuration: 'quick' },
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: 2,
      minHeight: 'control',
      px: 2,
      borderRadius: 'small',
      cursor: 'pointer',
      outline: 0,
      userSelect: 'none',
      _highlighted: { bg: 'bg.subtle' },
      _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
      '&[data-danger]': { color: 'danger.fg' },
    },
    itemText: { flex: 1 },
    separator: { height: '1px', my: 1, bg: 'border' },
  },
});

/** Recipes of the Chakra components in use, and of no other: each costs bytes on every page. */
export const slotRecipes = { dialog, menu };
