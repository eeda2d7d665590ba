import type { TFunction } from 'i18next';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { type HeaderAct, urlOfAct } from '../../domain/acts';
import { type SidebarEntry, type Viewer, searchableEntries } from '../../domain/roles';
import type { Place } from '../../domain/shell';
import { assigningPage, remindingPage } from '../../domain/studentActs';
import { askingPage } from '../../domain/workOrders';
import type { studentSearch } from '../../machines/shell/studentSearch';
import { choosingPage } from '../../ui/feedback/feedbackPages';

interface PageAct {
  readonly name: string;
  readonly url: string;
  /** The entry of the page that offers it; none where everybody has the page. */
  readonly entry?: SidebarEntry;
}

/** Acts that a page offers, each with the address that begins it. */
const pageActs: readonly PageAct[] = [
  { name: 'assign', url: assigningPage([]), entry: 'homework' },
  { name: 'feedback', url: choosingPage, entry: 'classFeedback' },
  { name: 'remind', url: remindingPage, entry: 'student' },
  { name: 'coins', url: '/crystal/list?choiceTab=coins', entry: 'crystal' },
  { name: 'workOrder', url: askingPage },
];

/** Every act that the search offers this person, by its name in their language. */
export function actsFor(
  viewer: Viewer,
  headerActs: readonly HeaderAct[],
  t: TFunction<['shell', 'tools']>,
): readonly Place[] {
  const entries = searchableEntries(viewer);
  const subject = `subject_id=${String(viewer.subjectId)}`;
  const ofPages = pageActs
    .filter(({ entry }) => entry === undefined || entries.includes(entry))
    .map(({ name, url }) => ({ name, url: `${url}${url.includes('?') ? '&' : '?'}${subject}` }));
  return [...ofPages, ...headerActs.map((name) => ({ name, url: urlOfAct(name) }))].map(
    ({ name, url }) => ({
      ...{ kind: 'act', url },
      name: t(`tools:acts.${name}.name`),
      pinyin: t(`tools:acts.${name}.typed`),
    }),
  );
}

/** Runs what somebody has chosen in the search, where it is an act of the header. */
export function useActs(
  search: ActorRefFrom<typeof studentSearch> | undefined,
  run: (act: HeaderAct) => void,
): void {
  useEffect(() => {
    const chosen = search?.on('act.requested', ({ act }) => {
      run(act);
    });
    return () => {
      chosen?.unsubscribe();
    };
  }, [search, run]);
}
