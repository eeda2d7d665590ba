import type { SidebarEntry } from '../../domain/roles';
import { account } from './account';
import { answers } from './answers';
import { approvals } from './approvals';
import type { Area } from './area';
import { feedback } from './feedback';
import { foundation } from './foundation';
import { home } from './home';
import { homework } from './homework';
import { lessons } from './lessons';
import { localPoints } from './localPoints';
import { materials } from './materials';
import { messages } from './messages';
import { reports } from './reports';
import { rewards } from './rewards';
import { scores } from './scores';
import { shell } from './shell';
import { students } from './students';
import { supervision } from './supervision';
import { toBeBuilt } from './toBeBuilt';
import { workOrders } from './workOrders';

/** Every area that has pages. */
export const areas: readonly Area[] = [
  account,
  shell,
  home,
  students,
  lessons,
  homework,
  messages,
  feedback,
  workOrders,
  approvals,
  answers,
  reports,
  localPoints,
  materials,
  rewards,
  foundation,
  scores,
  supervision,
  toBeBuilt,
];

/** Where an entry of the sidebar leads; null for the self-study entry, which asks the server for an address. */
export function pathOfEntry(entry: SidebarEntry): string | null {
  const pages = areas.flatMap((area) => Object.entries(area.pages));
  return pages.find(([, page]) => page.entry === entry)?.[0] ?? null;
}

/** Whether the page that an address names is built, with its view; an address that leads on counts as its target. */
export function isBuilt(address: string): boolean {
  const [path = '', query = ''] = address.split('?');
  const page = areas.map(({ pages }) => pages[path]).find((found) => found !== undefined);
  // An address without a path, `?page=2`, stays on its page.
  if (page === undefined) return true;
  if (page.redirect !== undefined) return isBuilt(page.redirect);
  if (page.screen === undefined) return false;
  const view = new URLSearchParams(query).get('view');
  return view === null || (page.builtViews?.includes(view) ?? true);
}
