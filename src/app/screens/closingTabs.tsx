import { useCallback } from 'react';
import { isOpenFor } from '../../domain/useType';
import { ClosedTabsContext } from '../../ui/parts/closedTabs';
import type { Page, ScreenComponent } from './screen';

/** Tells of a tab whether the school of whoever looks lacks it. */
export function useClosedFor({ teacher }: Page): (tab: string) => boolean {
  const useType = teacher?.school_use_type;
  return useCallback(
    (name: string) => useType !== undefined && !isOpenFor(useType, 'tabs', name),
    [useType],
  );
}

/** A screen without the tabs that the school lacks. */
export function closingTabs(Inner: ScreenComponent): ScreenComponent {
  function Closing({ page }: { readonly page: Page }) {
    return (
      <ClosedTabsContext value={useClosedFor(page)}>
        <Inner page={page} />
      </ClosedTabsContext>
    );
  }
  return Object.assign(Closing, Inner);
}
