import { useEffect, useState } from 'react';

/** How long the first look at a page may take, in ms, before what nobody waits for comes as well. */
const firstLook = 1_500;

/** False while the first look at the portal is on its way: what nobody waits for does not hold it up. */
export function useIsLater(): boolean {
  const [isLater, setIsLater] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLater(true);
    }, firstLook);
    return () => {
      clearTimeout(timer);
    };
  }, []);
  return isLater;
}
