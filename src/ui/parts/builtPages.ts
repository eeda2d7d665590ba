import { createContext } from 'react';

/** Whether the page of an address is there; the app says so, and elsewhere every page is. */
export const BuiltPages = createContext<(address: string) => boolean>(() => true);

/** Whether the person may open an address of the portal: a link to another is its words alone. */
export const AllowedPages = createContext<(address: string) => boolean>(() => true);
