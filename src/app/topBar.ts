import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { topBar } from '../machines/shell/topBar';
import { usePortal } from './portalContext';

/** The chart of the top bar; another subject begins anew in it. */
export function useTopBar(subjectId: number, token: string) {
  const { connected, inspect } = usePortal();
  const [chart] = useState(() => connected(topBar));
  const bar = useActorRef(chart, { input: { subjectId, token }, inspect });
  useEffect(() => {
    bar.send({ type: 'subject.changed', subjectId });
  }, [bar, subjectId]);
  return bar;
}
