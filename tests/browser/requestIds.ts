import type { Page } from '@playwright/test';
import { headers } from '../../src/contract/call';

/** The request ids that a page sends with a call from now on; the list grows. */
export function requestIdsOf(page: Page, path: string): readonly string[] {
  const ids: string[] = [];
  page.on('request', (request) => {
    if (!new URL(request.url()).pathname.endsWith(path)) return;
    ids.push(request.headers()[headers.requestId] ?? '');
  });
  return ids;
}
