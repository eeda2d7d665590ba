import { chakra } from '@chakra-ui/react';

/** The portal's mark; its name is said by the link around it. */
export function Logo() {
  return (
    <chakra.svg boxSize={8} display="block" viewBox="0 0 32 32" aria-hidden>
      <rect width="32" height="32" rx="7" fill="var(--chakra-colors-brand-solid)" />
      <path
        d="M8 22V10m0 6h8m0 6V10m8 12V13"
        stroke="#fff"
        strokeWidth="3"
        strokeLinecap="round"
        fill="none"
      />
    </chakra.svg>
  );
}
