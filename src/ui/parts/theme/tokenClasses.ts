import { avatarTints } from './avatarTints';
import type { Look } from './look';

const tints = Object.fromEntries(
  avatarTints.map((color, index) => [`.avatar-${index}`, { bg: `${color}/16` }]),
);

const statusColors = Object.fromEntries(
  (['good', 'watch', 'act', 'none', 'waiting'] as const).map((kind) => [
    `.status-${kind}`,
    { color: `status.${kind}` },
  ]),
);

/**
 * Classes made of tokens, for what a page has many of, as in every row of a table: a plain element with a
 * class costs a third of a Chakra element.
 */
export const tokenClasses: Look = {
  '.figures': { fontVariantNumeric: 'tabular-nums' },
  '.small': { textStyle: 'small' },
  '.muted': { color: 'fg.muted' },
  '.unread': { flex: 'none', color: 'brand.fg' },
  '.contents': { display: 'contents' },
  // For those who listen only.
  '.spoken': { srOnly: true },
  '.cut': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '.skeleton': {
    display: 'block',
    height: 3,
    maxWidth: 'full',
    borderRadius: 'small',
    bg: 'bg.muted',
    animation: 'shimmer 1.6s ease-in-out infinite',
  },
  '.at-end': { marginInlineStart: 'auto' },
  '.status': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 1.5,
    maxWidth: 'full',
    verticalAlign: 'middle',
  },
  '.status-shape': { width: 3, height: 3, flex: 'none' },
  ...statusColors,
  '.avatar': {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    width: 6,
    height: 6,
    borderRadius: 'full',
    textStyle: 'small',
    fontWeight: 'medium',
    color: 'fg',
  },
  ...tints,
  '.person': { display: 'flex', alignItems: 'center', gap: 2, minWidth: 0 },
  'a.person-name': {
    fontWeight: 'medium',
    borderRadius: 'small',
    _hover: { color: 'brand.fg', textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
  '.person-account': { textStyle: 'small', color: 'fg.subtle', flexShrink: 9999, minWidth: 0 },
};
