import type { SidebarEntry } from '../../domain/roles';
import { account } from './account';
import { answers } from './answers';
import { approvals } from './approvals';
import type { Area } from './area';
import { exams } from './exams';
import { feedback } from './feedback';
import { foundation } from './foundation';
import { home } from './home';
import { homework } from './homework';
import { lessons } from './lessons';
import { localPoints } from './localPoints';
import { materials } from './materials';
import { messages } from './messages';
import { preparation } from './preparation';
import { reports } from './reports';
import { rewards } from './rewards';
import { scores } from './scores';
import { shell } from './shell';
import { students } from './students';
import { supervision } from './supervision';
import { training } from './training';
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
  exams,
  supervision,
  training,
  preparation,
];

/** Where an entry of the sidebar leads; null for the self-study entry, which asks the server for an address. */
export function pathOfEntry(entry: SidebarEntry): string | null {
  const pages = areas.flatMap((area) => Object.entries(area.pages));
  return pages.find(([, page]) => page.entry === entry)?.[0] ?? null;
}

/** The entry of the sidebar that a page belongs to; null where none leads to it. */
export function entryAt(pathname: string): SidebarEntry | null {
  const path = pathname.replace(/\/+$/, '');
  const page = areas.flatMap(({ pages }) => Object.entries(pages)).find(([at]) => at === path)?.[1];
  return page?.entry ?? page?.under ?? null;
}
