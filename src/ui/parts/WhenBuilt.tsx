import { use, type ReactNode } from 'react';
import { BuiltPages } from './builtPages';

interface WhenBuiltProps {
  /** The address of the page. */
  readonly page: string;
  /** What stands here until that page exists. */
  readonly before?: ReactNode;
  readonly children?: ReactNode;
}

/** What stands here only once a page exists. */
export function WhenBuilt({ page, before = null, children }: WhenBuiltProps) {
  const isBuilt = use(BuiltPages);
  return isBuilt(page) ? children : before;
}
