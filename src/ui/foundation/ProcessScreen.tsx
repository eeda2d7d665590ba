import { useSelector } from '@xstate/react';
import { type processRows, selectMayExport } from '../../machines/foundation/foundationRows';
import type { ActorProps } from '../parts/actorProps';
import { ListScreen } from '../parts/collection/ListScreen';
import { FoundationTabs } from './FoundationTabs';
import { processColumns as columns } from './processColumns';

/** How far the round of every student has come, each as the way to the student's rounds [SCREEN-110]. */
export function ProcessScreen({ actor }: ActorProps<typeof processRows>) {
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
