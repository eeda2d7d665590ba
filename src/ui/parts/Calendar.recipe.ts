import { defineSlotRecipe } from '@chakra-ui/react';
import { datePickerAnatomy } from '@chakra-ui/react/anatomy';

const pressed = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  borderRadius: 'small',
  cursor: 'pointer',
  _hover: { bg: 'bg.subtle' },
  _disabled: { color: 'fg.subtle', cursor: 'not-allowed' },
} as const;

export const calendarRecipe = defineSlotRecipe({
  className: 'calendar',
  slots: datePickerAnatomy.keys(),
  base: {
    content: {
      // The positioner takes the level of its content: drawings stay beneath it.
      zIndex: 'popover',
      p: 3,
      bg: 'bg.panel',
      borderRadius: 'control',
      boxShadow: 'floating',
      outline: 0,
    },
    viewControl: { display: 'flex', justifyContent: 'space-between', gap: 2, mb: 2 },
    prevTrigger: { ...pressed, boxSize: 8 },
    nextTrigger: { ...pressed, boxSize: 8 },
    viewTrigger: { ...pressed, flex: 1, fontWeight: 'medium' },
    table: { borderCollapse: 'collapse', width: 'full' },
    tableHeader: { height: 8, color: 'fg.muted', textStyle: 'small', fontWeight: 'normal' },
    tableCell: { p: 0, textAlign: 'center' },
    tableCellTrigger: {
      ...pressed,
      minWidth: 8,
      height: 8,
      px: 1,
      textStyle: 'figures',
      '&[data-outside-range]': { color: 'fg.subtle' },
      '&[data-today]': { fontWeight: 'semibold', color: 'brand.fg' },
      '&[data-in-range]': { bg: 'bg.subtle' },
      '&[data-selected]': { bg: 'brand.solid', color: 'brand.contrast' },
    },
  },
});
