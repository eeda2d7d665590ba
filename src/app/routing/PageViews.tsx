import type { ReactNode } from 'react';
import { savedViews } from '../../machines/parts/savedViews';
import { SavedViewsContext } from '../../ui/parts/SavedViews';
import { useChart } from '../world/useChart';

interface PageViewsProps {
  readonly path: string;
  readonly subjectId: number;
  readonly children: ReactNode;
}

/** A page with the views that somebody has saved of it; its list offers them. */
export function PageViews({ path, subjectId, children }: PageViewsProps) {
  return (
    <SavedViewsContext value={useChart(savedViews, { path, subjectId })}>
      {children}
    </SavedViewsContext>
  );
}
