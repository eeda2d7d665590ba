import { useEffect } from 'react';
import { topBar } from '../../machines/shell/topBar';
import { useChart } from '../world/useChart';

/** The actor of the top bar, told of another subject. */
export function useTopBar(subjectId: number, token: string) {
  const bar = useChart(topBar, { subjectId, token });
  useEffect(() => {
    bar.send({ type: 'subject.changed', subjectId });
  }, [bar, subjectId]);
  return bar;
}
