import type { SystemStyleObject } from '@chakra-ui/react';

/** A row's height in px, for the arithmetic of scrolling; the token `row` says the same. */
export const rowHeight = 40;

/** The width of the columns for selection and menu. */
const toolWidth = 'sizes.row';

/** One style for the whole table: its cells are plain elements. */
export const tableCss: SystemStyleObject = {
  position: 'relative',
  overflow: 'auto',
  bg: 'bg.panel',
  borderWidth: '1px',
  borderRadius: 'control',
  overscrollBehaviorX: 'contain',
  // Paper can't be scrolled: the table is made to fit it.
  _print: { overflow: 'visible', maxHeight: 'none !important', borderWidth: 0, zoom: 0.75 },
  '& table': {
    width: 'full',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: 0,
  },
  '& th, & td': {
    height: 'row',
    px: 3,
    textAlign: 'start',
    fontWeight: 'normal',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    bg: 'bg.panel',
    borderBottomWidth: '1px',
  },
  '& tbody tr:last-of-type > *': { borderBottomWidth: 0 },
  '& .numeric': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& thead th': {
    position: 'sticky',
    top: 0,
    zIndex: 2,
    color: 'fg.muted',
    textStyle: 'small',
    fontWeight: 'medium',
    lineHeight: '1rem',
    whiteSpace: 'normal',
    bg: 'bg.subtle',
    _print: { position: 'static' },
  },
  '& .lead': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
  '& thead .lead': { zIndex: 3 },
  '& .tool + .lead': { insetInlineStart: toolWidth },
  '& .tool': { px: 0, textAlign: 'center', overflow: 'visible' },
  '& .tool:first-of-type': { position: 'sticky', insetInlineStart: 0, zIndex: 1 },
  '& tbody tr': { scrollMarginTop: 10 },
  '& tbody tr:hover > *': { bg: 'bg.subtle' },
  '& tbody tr[aria-selected=true] > *': { bg: 'bg.selected' },
  '& tbody tr:focus-visible': { outlineOffset: '-2px', position: 'relative', zIndex: 1 },
  '&[data-busy] tbody': { opacity: 0.5 },
  '& .spacer, & .spacer td': { height: 'auto', p: 0, border: 0 },
  '& .sort': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1,
    maxWidth: 'full',
    minHeight: 'controlSmall',
    borderRadius: 'small',
    color: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    '& svg': { flex: 'none', opacity: 0 },
    '&:hover svg, &:focus-visible svg': { opacity: 0.5 },
  },
  '& [aria-sort] .sort': { color: 'fg', '& svg': { opacity: 1 } },
  '& .numeric .sort': { flexDirection: 'row-reverse' },
  '& .tool input': { verticalAlign: 'middle' },
  '& .menu': {
    display: 'inline-grid',
    placeItems: 'center',
    boxSize: 'controlSmall',
    borderRadius: 'control',
    color: 'fg.muted',
    cursor: 'pointer',
    verticalAlign: 'middle',
    _hover: { bg: 'bg.muted', color: 'fg' },
  },
};
