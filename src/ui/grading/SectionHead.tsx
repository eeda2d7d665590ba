import { chakra } from '@chakra-ui/react';

/** The head of a part of the correction. */
export function SectionHead({ title, count }: { readonly title: string; readonly count?: number }) {
  return (
    <chakra.h2 fontWeight="semibold" mb={2} display="flex" gap={2}>
      {title}
      {count === undefined ? null : (
        <chakra.span color="fg.muted" fontVariantNumeric="tabular-nums" fontWeight="normal">
          {count}
        </chakra.span>
      )}
    </chakra.h2>
  );
}
