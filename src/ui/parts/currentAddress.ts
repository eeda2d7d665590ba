import { createContext, use } from 'react';
import { useLocation } from 'react-router-dom';

/** An address of the portal with what its history entry keeps. */
export interface AddressHere {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  readonly state: unknown;
}

/** Reads the address that stands now, which may be ahead of the rendered one; null where there is only the rendered one. */
export const CurrentAddress = createContext<(() => AddressHere) | null>(null);

/** Reads, at a press, the address of the rendered page as it stands then: a choice made just before is part of it. */
export function useAddressHere(): () => AddressHere {
  const read = use(CurrentAddress);
  const rendered: AddressHere = useLocation();
  return () => {
    const now = read?.() ?? rendered;
    // Another page was asked for and is not rendered yet: the press is on the rendered one.
    return now.pathname === rendered.pathname ? now : rendered;
  };
}

/** An address with some parameters changed and the others kept. */
export function withParameters(
  { pathname, search }: Pick<AddressHere, 'pathname' | 'search'>,
  changes: Readonly<Record<string, string>>,
): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) parameters.set(name, value);
  return `${pathname}?${parameters.toString()}`;
}
