import type { NavigateFunction } from 'react-router-dom';

/** Navigates for the charts, which start before the router: the last request waits for it. */
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
