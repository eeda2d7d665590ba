import type { Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import { z } from 'zod';
import { chartReport, reportChannel } from '../../../src/machines/parts/chartReport';

/** Watches a page's charts from its next load on, as another tab would. */
export async function watchCharts(page: Page): Promise<void> {
  await page.addInitScript((name) => {
    const reports: Record<string, unknown> = {};
    Object.assign(window, { reports });
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<{ type: string; chart: string }>) => {
      if (data.type === 'portal.started') channel.postMessage({ type: 'charts.watched' });
      if (data.type === 'chart.moved') reports[data.chart] = data;
    };
  }, reportChannel);
}

/** Where a chart stands by its last report; null before there is one. */
export async function standingOf(page: Page, chart: string): Promise<StateValue | null> {
  const reports: unknown = await page.evaluate('window.reports');
  return z.record(z.string(), chartReport).parse(reports)[chart]?.state ?? null;
}
