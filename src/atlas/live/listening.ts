import { fromCallback } from 'xstate';
import {
  chartReport,
  portalEnd,
  reportChannel,
  type WatchRequest,
  watchRequest,
} from '../../machines/parts/chartReport';
import type { Heard } from './watch';

/** Hears the portals of this browser, those too that start later. */
export const listening = fromCallback<Heard>(({ sendBack }) => {
  const channel = new BroadcastChannel(reportChannel);
  const ask = () => {
    channel.postMessage({ type: 'charts.watched' } satisfies WatchRequest);
  };
  channel.onmessage = ({ data }) => {
    const heard = chartReport.safeParse(data).data ?? portalEnd.safeParse(data).data;
    if (heard !== undefined) sendBack(heard);
    else if (watchRequest.safeParse(data).data?.type === 'portal.started') ask();
  };
  ask();
  return () => {
    channel.close();
  };
});
