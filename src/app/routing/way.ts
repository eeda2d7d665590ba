import type { NavigateFunction } from 'react-router-dom';

/**
 * Navigation for charts. Charts start before the router, so the last request is kept until the router is
 * there.
 */
export function createWay() {
  let navigate: NavigateFunction | null = null;
  let lead: (by: NavigateFunction) => void = () => undefined;
  return {
    lead(to: string, options: { readonly replace: boolean }): void {
      lead = (by) => void by(to, options);
      if (navigate !== null) lead(navigate);
    },
    setNavigate(next: NavigateFunction): void {
      if (navigate === null) lead(next);
      navigate = next;
    },
  };
}
