import { defineRecipe, type SystemStyleObject } from '@chakra-ui/react';

const image = (drawing: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 14 14'>${drawing}</svg>`,
  )}")`;

const line = (path: string) =>
  image(
    `<path d='${path}' fill='none' stroke='white' stroke-width='1.75' stroke-linecap='round' stroke-linejoin='round'/>`,
  );

const filled: SystemStyleObject = { bgColor: 'brand.solid', borderColor: 'brand.solid' };

const still: SystemStyleObject = {
  ...{ bgColor: 'bg.muted', borderColor: 'border.emphasized', cursor: 'not-allowed' },
};

/** How the browser's own checkboxes and radio buttons look. */
export const checkMarkRecipe = defineRecipe({
  base: {
    appearance: 'none',
    flex: 'none',
    boxSize: 'icon',
    bgColor: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'border.control',
    borderRadius: 'small',
    cursor: 'pointer',
    _disabled: still,
    '&[aria-disabled=true]': still,
    _highContrast: { appearance: 'auto' },
    _print: { printColorAdjust: 'exact' },
    '&[type=checkbox]:checked': { ...filled, backgroundImage: line('M3 7.5 5.75 10 11 4.5') },
    '&[type=checkbox]:indeterminate': { ...filled, backgroundImage: line('M3.5 7h7') },
    '&[type=radio]': { borderRadius: 'full' },
    '&[type=radio]:checked': {
      ...filled,
      backgroundImage: image("<circle cx='7' cy='7' r='3' fill='white'/>"),
    },
  },
});
