import { defineSlotRecipe } from '@chakra-ui/react';
import { dialogAnatomy } from '@chakra-ui/react/anatomy';

export const dialogRecipe = defineSlotRecipe({
  slots: dialogAnatomy.keys(),
  base: {
    backdrop: {
      position: 'fixed',
      inset: 0,
      zIndex: 'popover',
      bg: 'bg.backdrop',
      animation: 'appear 160ms',
    },
    positioner: {
      position: 'fixed',
      inset: 0,
      zIndex: 'popover',
      display: 'flex',
      alignItems: 'flex-start',
      justifyContent: 'center',
      overflow: 'auto',
      overscrollBehavior: 'contain',
      px: 4,
      py: '8vh',
    },
    content: {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      width: 'full',
      maxHeight: '84vh',
      bg: 'bg.panel',
      borderRadius: 'control',
      boxShadow: 'floating',
      outline: 0,
      animation: 'rise 160ms',
      overflowWrap: 'anywhere',
    },
    title: { ps: 6, pe: 16, pt: 5, pb: 3, fontWeight: 'semibold' },
    // The line at its end says that there is more; the cover that scrolls with the content hides it there.
    body: {
      flex: 1,
      px: 6,
      pb: 5,
      overflow: 'auto',
      backgroundImage:
        'linear-gradient({colors.bg.panel}, {colors.bg.panel}), linear-gradient({colors.border}, {colors.border})',
      backgroundSize: '100% 1px',
      backgroundPosition: 'bottom',
      backgroundRepeat: 'no-repeat',
      backgroundAttachment: 'local, scroll',
      borderBottomRadius: 'control',
    },
    footer: { display: 'flex', justifyContent: 'flex-end', gap: 2, px: 6, pt: 3, pb: 5 },
  },
  variants: {
    size: {
      sm: { content: { maxWidth: 'dialogSmall' } },
      md: { content: { maxWidth: 'dialogMedium' } },
      lg: { content: { maxWidth: 'dialogLarge' } },
      xl: { content: { maxWidth: 'dialogExtraLarge' } },
    },
  },
});
