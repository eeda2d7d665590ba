import type { Look } from './look';

/** Primary: the page's next action, one at a time. Danger: what cannot be undone. */
export type ButtonKind = 'primary' | 'secondary' | 'quiet' | 'danger';

/** Small is for table rows. */
export type ButtonSize = 'medium' | 'small';

interface ButtonLook {
  readonly kind?: ButtonKind | undefined;
  readonly size?: ButtonSize | undefined;
  /** Only an icon. */
  readonly square?: boolean;
}

/** The classes of a button, or of a link that looks like one. */
export const buttonClass = ({ kind = 'secondary', size = 'medium', square }: ButtonLook) =>
  `button button-${kind} button-${size}${square ? ' button-square' : ''}`;

/** Said twice, so that it holds under the mouse too. */
const off = '&&[aria-disabled=true]:not([aria-busy=true])';

/**
 * How buttons look, as classes: there are many of them, in table rows too, and a class costs nothing
 * when one is rendered. The hit area is 40 px at every size.
 */
export const buttonClasses: Look = {
  '.button': {
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    gap: 1.5,
    borderWidth: '1px',
    borderColor: 'transparent',
    borderRadius: 'control',
    fontWeight: 'medium',
    whiteSpace: 'nowrap',
    cursor: 'pointer',
    userSelect: 'none',
    verticalAlign: 'middle',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'quick',
    _after: { content: '""', position: 'absolute', insetInline: 0 },
    '&[aria-disabled=true]': { cursor: 'not-allowed' },
    '&[aria-busy=true]': { cursor: 'progress' },
    '&[aria-busy=true] > :is(.button-words, svg)': { opacity: 0 },
    _print: { display: 'none' },
  },
  '.button-primary': {
    bg: 'brand.solid',
    color: 'brand.contrast',
    _hover: { bg: 'brand.hover' },
    [off]: { bg: 'bg.muted', color: 'fg.subtle' },
  },
  '.button-secondary': {
    bg: 'bg.panel',
    color: 'fg',
    borderColor: 'border.emphasized',
    _hover: { bg: 'bg.subtle' },
    [off]: { bg: 'bg.subtle', color: 'fg.subtle' },
  },
  '.button-quiet': {
    color: 'fg.muted',
    _hover: { bg: 'bg.subtle', color: 'fg' },
    [off]: { bg: 'transparent', color: 'fg.subtle' },
  },
  '.button-danger': {
    bg: 'danger.solid',
    color: 'danger.contrast',
    _hover: { bg: 'danger.hover' },
    [off]: { bg: 'bg.muted', color: 'fg.subtle' },
  },
  '.button-medium': {
    height: 'control',
    px: 3,
    textStyle: 'body',
    _after: { insetBlock: '-5px' },
  },
  '.button-small': {
    height: 'controlSmall',
    px: 2,
    textStyle: 'small',
    _after: { insetBlock: '-7px' },
  },
  '.button-square': { px: 0, aspectRatio: '1', _after: { insetInline: '-5px' } },
};
