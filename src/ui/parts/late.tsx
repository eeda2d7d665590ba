import { type ComponentType, lazy, Suspense, useState } from 'react';

const loads: (() => Promise<unknown>)[] = [];

/** Loads every late part: for when the first screen is there, before the network can go. */
export async function loadLateParts(): Promise<void> {
  await Promise.all(loads.map((load) => load()));
}

/** A component that is needed only after a press: loaded by `loadLateParts`, at the latest when it is first shown. */
export function late<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async () => ({ default: (loaded ??= await load()) });
  const Lazy = lazy(fetch);
  loads.push(fetch);
  return function Late(props: Props) {
    // Kept for as long as it is shown: another type of component would be mounted anew.
    const [Part] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={null}>
        <Part {...props} />
      </Suspense>
    );
  };
}
