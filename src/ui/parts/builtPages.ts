import { createContext } from 'react';

/** Whether the page of an address is there; the app says so, and elsewhere every page is. */
export const BuiltPages = createContext<(address: string) => boolean>(() => true);
