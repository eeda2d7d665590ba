import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { type processRows, selectMayExport } from '../../machines/foundation/foundationRows';
import { ListScreen } from '../parts/collection/ListScreen';
import { FoundationTabs } from './FoundationTabs';
import { processColumns as columns } from './processColumns';

/** How far the round of every student has come, each as the way to the student's rounds [SCREEN-110]. */
export function ProcessScreen({ actor }: { readonly actor: ActorRefFrom<typeof processRows> }) {
  const mayExport = useSelector(actor, selectMayExport);
  return (
    <ListScreen
      {...{ actor, columns, mayExport }}
      tabs="list"
      counts={({ counts }) => counts}
      words={{
        values: {
          health: (value) => `students:health.${value}`,
          grade: (value) => `students:grade.${value}`,
        },
      }}
    >
      <FoundationTabs selected="rounds" />
    </ListScreen>
  );
}
