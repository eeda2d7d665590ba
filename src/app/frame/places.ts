import type { TFunction } from 'i18next';
import type { Place } from '../../domain/shell';
import { isInTopBar, type Viewer, searchableEntries } from '../../domain/roles';
import { isBuilt, pathOfEntry } from '../areas/areas';

/** Pages that the frame leads to beside the sidebar's entries. */
const further = {
  messages: '/InfoCenter/index',
  workOrders: '/workOrders/list',
  downloads: '/downloadCenter',
} as const;

/** Every page that the search may lead this person to, by its name in their language. */
export function placesFor(viewer: Viewer, t: TFunction<'shell'>): readonly Place[] {
  const entries = searchableEntries(viewer).map(
    (entry) => [`sidebar.${entry}`, `places.${entry}`, pathOfEntry(entry)] as const,
  );
  const others = Object.entries(further).map(
    ([name, path]) => [`further.${name}`, `places.${name}`, path] as const,
  );
  const feedback = ['top.feedback', 'places.feedback', '/feedback'] as const;
  return [...entries, ...others, ...(isInTopBar('feedback', viewer) ? [feedback] : [])].flatMap(
    ([name, pinyin, path]) =>
      path === null || !isBuilt(path)
        ? []
        : [
            {
              kind: 'page' as const,
              name: t(name),
              pinyin: t(pinyin),
              url: `${path}?subject_id=${String(viewer.subjectId)}`,
            },
          ],
  );
}
