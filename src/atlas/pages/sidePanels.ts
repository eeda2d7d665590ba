import { casesPanel } from '../cases/panel';
import { exportPanel } from '../export/panel';
import type { Panel } from '../panels';
import { livePanel } from '../live/panel';
import { playPanel } from '../play/panel';
import { recordPanel } from '../record/panel';

/** The tabs of the side bar beyond details and paths, in their order; `side.<id>` in the words is their title. */
export const panels: readonly { readonly id: string; readonly panel: Panel }[] = [
  { id: 'cases', panel: casesPanel },
  { id: 'play', panel: playPanel },
  { id: 'live', panel: livePanel },
  { id: 'record', panel: recordPanel },
  { id: 'export', panel: exportPanel },
];
