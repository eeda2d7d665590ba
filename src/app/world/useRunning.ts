import { useEffect, useRef, useState } from 'react';
import type { AnyActor, AnyActorRef } from 'xstate';

/** An actor that runs from when the component is there until it goes; one that runs already goes on. */
export function useRunning(create: () => AnyActor): AnyActorRef {
  const [actor] = useState(create);
  const isThere = useRef(false);
  useEffect(() => {
    isThere.current = true;
    actor.start();
    return () => {
      isThere.current = false;
      // React in development takes a component away and puts it back at once; what has stopped never runs again.
      queueMicrotask(() => {
        if (!isThere.current) actor.stop();
      });
    };
  }, [actor]);
  return actor;
}
