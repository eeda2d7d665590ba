import { useLocation } from 'react-router-dom';
import { type Origin, originIn } from './origin';

/** Where the person has come to this page from; null where nobody has followed a link. */
export function useOrigin(): Origin | null {
  const location: { readonly state: unknown } = useLocation();
  return originIn(location.state);
}
