import { chakra } from '@chakra-ui/react';

const Badge = chakra('span', {
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    minWidth: 5,
    height: 5,
    px: 1,
    borderRadius: 'full',
    textStyle: 'small',
    bg: 'brand.solid',
    color: 'brand.contrast',
  },
});

/** What joins a remark with its words in the text. */
export function RemarkNumber({ number }: { readonly number: number }) {
  return <Badge fontVariantNumeric="tabular-nums">{number}</Badge>;
}
