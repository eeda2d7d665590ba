import { useEffect, useRef, useState } from 'react';
import type { AnyActor, AnyActorRef } from 'xstate';

/** Starts an actor when the component mounts, unless it runs already, and stops it when the component unmounts. */
export function useRunning(create: () => AnyActor): AnyActorRef {
  const [actor] = useState(create);
  const isMounted = useRef(false);
  useEffect(() => {
    isMounted.current = true;
    actor.start();
    return () => {
      isMounted.current = false;
      // In development React remounts a component at once, and a stopped actor never runs again.
      queueMicrotask(() => {
        if (!isMounted.current) actor.stop();
      });
    };
  }, [actor]);
  return actor;
}
