import { defineRecipe } from '@chakra-ui/react';
import { checkMarkRecipe } from '../checkMark.recipe';

const ringAcross = 'inset 0 2px {colors.brand.ring}, inset 0 -1px {colors.brand.ring}';
const ringBefore = 'inset 2px 0 {colors.brand.ring}';

/** The whole table: its cells are plain elements, since a long list draws thousands, and carry `data-` attributes. */
export const dataTableRecipe = defineRecipe({
  base: {
    position: 'relative',
    isolation: 'isolate',
    // Not a scroll container: its rows scroll with the page, and its head sticks to the window.
    overflow: 'clip',
    overflowAnchor: 'none',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderRadius: 'control',
    overscrollBehaviorX: 'contain',
    '&[data-footed]': { borderBottomRadius: 0 },
    // Paper can't be scrolled: the table is made to fit it.
    _print: { overflow: 'visible', borderWidth: 0, zoom: 0.75 },
    '& table': {
      width: 'full',
      tableLayout: 'fixed',
      borderCollapse: 'separate',
      borderSpacing: 0,
    },
    '& :is(th, td)': {
      height: 'row',
      px: 3,
      textAlign: 'start',
      fontWeight: 'normal',
      fontVariantNumeric: 'tabular-nums',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      bg: 'bg.panel',
      borderBottomWidth: '1px',
    },
    // Whatever a row holds stays under the head, which sticks above it.
    '& tbody': { isolation: 'isolate' },
    // Two lines fit into the height of every row; what is longer makes it higher: nothing is cut.
    '& tbody :is(th, td)': {
      py: 0.5,
      whiteSpace: 'normal',
      overflowWrap: 'anywhere',
      lineHeight: 'row',
    },
    '& tbody tr:last-of-type > *': { borderBottomWidth: 0 },
    '& [data-numeric]': { textAlign: 'end' },
    '& thead th': {
      position: 'sticky',
      top: 'var(--stuck, {spacing.header})',
      zIndex: 2,
      color: 'fg.muted',
      textStyle: 'small',
      fontWeight: 'medium',
      lineHeight: '1rem',
      whiteSpace: 'normal',
      // A head breaks between its words, in Chinese only where a bracket begins.
      wordBreak: 'keep-all',
      bg: 'bg.subtle',
      _print: { position: 'static' },
    },
    '& [data-lead]': {
      position: 'sticky',
      insetInlineStart: 0,
      zIndex: 1,
      _print: { position: 'static' },
    },
    '& [data-tool] + [data-lead]': { insetInlineStart: '{sizes.row}' },
    '& [data-tool]': {
      px: 0,
      textAlign: 'center',
      overflow: 'visible',
      _print: { display: 'none' },
    },
    '& [data-tool]:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
    '& thead :is([data-lead], [data-tool]:first-of-type)': { zIndex: 3 },
    '& [data-tool] input': { ...checkMarkRecipe.base, verticalAlign: 'middle' },
    '& tbody tr': {
      scrollMarginTop: 'calc(var(--stuck, {spacing.header}) - {spacing.header} + {sizes.row})',
    },
    '& tbody [data-group] > *': { fontWeight: 'semibold', bg: 'bg.subtle', breakAfter: 'avoid' },
    '& tbody [data-group] [data-lead]': { overflow: 'visible' },
    '& tfoot :is(th, td)': { color: 'fg.muted', bg: 'bg.subtle', borderBottomWidth: 0 },
    '& tfoot tr:first-of-type > *': { borderTopWidth: '1px' },
    '& tbody tr[aria-busy=true] > *': { color: 'fg.muted' },
    '& tbody tr:hover > *': { bg: 'bg.subtle' },
    '& tbody tr[aria-selected=true] > *': { bg: 'bg.selected' },
    '& tbody tr:focus-visible': { outlineOffset: '-2px', position: 'relative', zIndex: 1 },
    // Cells that stick cover the outline of the row: they draw their part of it.
    '& tbody tr:focus-visible > :is([data-lead], [data-tool])': {
      boxShadow: ringAcross,
      borderBottomColor: 'brand.ring',
    },
    '& tbody tr:focus-visible > :is([data-lead], [data-tool]:first-of-type)': {
      boxShadow: `${ringAcross}, ${ringBefore}`,
    },
    '& tbody tr:focus-visible > [data-tool] + [data-lead]': { boxShadow: ringAcross },
    '&[data-busy] tbody': { opacity: 0.5 },
    '&[data-other-days] tbody :is(th, td, a)': { color: 'fg.muted', bg: 'bg.muted' },
    '& :is([data-spacer], [data-spacer] td)': { height: 'auto', p: 0, border: 0 },
    '& [data-sort]': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 1,
      maxWidth: 'full',
      minHeight: 'controlSmall',
      borderRadius: 'small',
      color: 'inherit',
      textAlign: 'inherit',
      // Which heads sort is seen before one is hovered.
      '& svg': { flex: 'none', opacity: 0.5 },
    },
    '& button[data-sort]': {
      cursor: 'pointer',
      '&:is(:hover, :focus-visible) svg': { opacity: 1 },
    },
    '& [aria-sort] [data-sort]': { color: 'fg', '& svg': { opacity: 1 } },
    '& [data-numeric] [data-sort]': { flexDirection: 'row-reverse' },
    '& [data-press=menu]': {
      display: 'inline-grid',
      placeItems: 'center',
      boxSize: 'controlSmall',
      borderRadius: 'control',
      color: 'fg.muted',
      cursor: 'pointer',
      verticalAlign: 'middle',
      _hover: { bg: 'bg.muted', color: 'fg' },
    },
  },
});
