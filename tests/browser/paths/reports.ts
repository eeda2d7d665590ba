import type { Page } from '@playwright/test';
import type { StateValue } from 'xstate';
import { chartReport, reportChannel } from '../../../src/machines/parts/chartReport';

/** What a page's charts report, as another tab would hear it; it outlasts the page's loads. */
export class ChartReports {
  readonly #standing = new Map<string, StateValue>();
  /** How often each chart has heard each event. */
  readonly #heard = new Map<string, number>();

  /** Watches from the page's next load on. */
  async watch(page: Page): Promise<void> {
    await page.exposeFunction('reported', (data: unknown) => {
      const report = chartReport.safeParse(data).data;
      // Whoever is stopped has not moved, and may be another one that runs the same chart.
      if (report === undefined || report.event === 'xstate.stop') return;
      this.#standing.set(report.chart, report.state);
      const heard = `${report.chart} ${String(report.event)}`;
      this.#heard.set(heard, this.heard(report.chart, String(report.event)) + 1);
    });
    await page.addInitScript((name) => {
      const channel = new BroadcastChannel(name);
      channel.onmessage = ({ data }: MessageEvent<{ type: string }>) => {
        if (data.type === 'portal.started') channel.postMessage({ type: 'charts.watched' });
      };
      // Heard as it is said: the last report before a page goes away comes to no other listener.
      const { postMessage } = BroadcastChannel.prototype;
      BroadcastChannel.prototype.postMessage = function post(data: unknown) {
        const report: unknown = Reflect.get(window, 'reported');
        if (typeof report === 'function') Reflect.apply(report, window, [data]);
        Reflect.apply(postMessage, this, [data]);
      };
    }, reportChannel);
  }

  /** Where a chart stands by its last report; null before there is one. */
  standing(chart: string): StateValue | null {
    return this.#standing.get(chart) ?? null;
  }

  /** How often a chart has heard an event. */
  heard(chart: string, event: string): number {
    return this.#heard.get(`${chart} ${event}`) ?? 0;
  }
}
