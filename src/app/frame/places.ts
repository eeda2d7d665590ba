import type { TFunction } from 'i18next';
import type { Place } from '../../domain/shell';
import { campusFeatures, isInTopBar, type Viewer, searchableEntries } from '../../domain/roles';
import { isOpenFor } from '../../domain/useType';
import { pathOfEntry } from '../areas/areas';

/** Pages that the frame leads to beside the sidebar's entries. */
const further = {
  messages: '/InfoCenter/index',
  workOrders: '/workOrders/list',
  downloads: '/downloadCenter',
  analysis: '/learningAnalysis',
  approvals: '/courseTimeApply/list',
} as const;

/** The contest boards, for those who may see them [ROLE-069, ROLE-091]. */
const boards = { seasonBoard: '/seasonPlate/index', excellentBoard: '/excellent/index' } as const;

/** Every page that the search may lead this person to, by its name in their language. */
export function placesFor(viewer: Viewer, t: TFunction<['shell', 'tools']>): readonly Place[] {
  const entries = searchableEntries(viewer).map(
    (entry) => [`sidebar.${entry}`, `tools:places.${entry}`, pathOfEntry(entry)] as const,
  );
  const shown = campusFeatures(viewer.info).contest ? { ...further, ...boards } : further;
  const others = Object.entries(shown).map(
    ([name, path]) => [`tools:further.${name}`, `tools:places.${name}`, path] as const,
  );
  const feedback = ['top.feedback', 'tools:places.feedback', '/feedback'] as const;
  return [...entries, ...others, ...(isInTopBar('feedback', viewer) ? [feedback] : [])].flatMap(
    ([name, pinyin, path]) =>
      path === null || !isOpenFor(viewer.info.school_use_type, 'pages', path)
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
