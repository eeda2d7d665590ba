import { type ComponentType, useEffect, useState } from 'react';

const loads: (() => Promise<unknown>)[] = [];

/** Loads every late part: for when the first screen is there, before the network can go. */
export async function loadLateParts(): Promise<void> {
  const known = loads.length;
  await Promise.all(loads.map((load) => load()));
  // What has come may name further parts: a form's dialog names the dialog.
  if (loads.length > known) await loadLateParts();
}

/**
 * A component that is needed only after a press: loaded by `loadLateParts`, at the latest when it is first shown.
 * Where the network is gone by then, it comes once the network is back. `whenShown` leaves it out of `loadLateParts`.
 */
export function late<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  when: 'early' | 'whenShown' = 'early',
) {
  let loaded: ComponentType<Props> | null = null;
  const fetch = async () => (loaded ??= await load());
  if (when === 'early') loads.push(fetch);
  return function Late(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part !== null) return undefined;
      let isGone = false;
      const show = () => {
        fetch().then(
          (part) => {
            if (!isGone) setPart(() => part);
          },
          () => undefined,
        );
      };
      show();
      globalThis.addEventListener('online', show);
      return () => {
        isGone = true;
        globalThis.removeEventListener('online', show);
      };
    }, [Part]);
    return Part === null ? null : <Part {...props} />;
  };
}
