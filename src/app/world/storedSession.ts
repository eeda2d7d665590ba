import { stored } from '../../services/storage';

/** Reads the stored session; null if there is none. */
export function storedSession() {
  const token = stored.token.read();
  const info = stored.teacherInfo.read();
  // While another tab logs somebody else in, this one can see the new token beside the old person.
  return token === null || info?.user_token !== token
    ? null
    : { token, info, from: stored.from.read() ?? '' };
}
