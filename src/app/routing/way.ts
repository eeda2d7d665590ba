import type { NavigateFunction } from 'react-router-dom';

/** The way to the portal's addresses. The router comes later than the charts: where they led to last, it leads then. */
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
