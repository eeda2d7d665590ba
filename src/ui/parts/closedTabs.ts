import { createContext, use } from 'react';

/** Whether the school lacks a tab; the app says so, and elsewhere every tab is there [ROLE-079, ROLE-082]. */
export const ClosedTabsContext = createContext<(tab: string) => boolean>(() => false);

/** Tells of a tab whether the school lacks it. */
export const useClosedTabs = () => use(ClosedTabsContext);
