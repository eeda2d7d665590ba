import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Link } from './Link';

const Anchor = chakra(Link, {
  base: {
    color: 'brand.fg',
    borderRadius: 'small',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
  },
});

interface TextLinkProps {
  readonly to: string;
  readonly children: ReactNode;
}

/** A link within text. */
export function TextLink({ to, children }: TextLinkProps) {
  return <Anchor to={to}>{children}</Anchor>;
}
