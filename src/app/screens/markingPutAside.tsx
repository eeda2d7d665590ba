import { useSelector } from '@xstate/react';
import { putAside, selectAnswerIds } from '../../machines/grading/putAside';
import { PutAside } from '../../ui/parts/PutAside';
import { useChart } from '../world/useChart';
import type { Page, ScreenComponent } from './screen';

/** A screen that marks the answers whose gradings were put aside. */
export function markingPutAside(Screen: ScreenComponent): ScreenComponent {
  function Marking({ page }: { readonly page: Page }) {
    const aside = useChart(putAside, { subjectId: page.subjectId });
    return (
      <PutAside value={useSelector(aside, selectAnswerIds)}>
        <Screen page={page} />
      </PutAside>
    );
  }
  const { begin, shown = [] } = Screen;
  return Object.assign(Marking, { shown, ...(begin !== undefined && { begin }) });
}
