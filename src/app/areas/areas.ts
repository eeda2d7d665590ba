import type { SidebarEntry } from '../../domain/roles';
import { account } from './account';
import { approvals } from './approvals';
import type { Area } from './area';
import { feedback } from './feedback';
import { home } from './home';
import { homework } from './homework';
import { messages } from './messages';
import { shell } from './shell';
import { students } from './students';
import { toBeBuilt } from './toBeBuilt';
import { workOrders } from './workOrders';

/** Every area that has pages. */
export const areas: readonly Area[] = [
  account,
  shell,
  home,
  students,
  homework,
  messages,
  feedback,
  workOrders,
  approvals,
  toBeBuilt,
];

/** Where an entry of the sidebar leads; null for the self-study entry, which asks the server for an address. */
export function pathOfEntry(entry: SidebarEntry): string | null {
  const pages = areas.flatMap((area) => Object.entries(area.pages));
  return pages.find(([, page]) => page.entry === entry)?.[0] ?? null;
}
