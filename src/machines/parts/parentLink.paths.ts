import { CallFailure } from '../../contract/failure';

const link = {
  address: 'https://portal.example/parents?link=key',
  ends_at: '2026-12-20T20:50:00+08:00',
  opened: 2,
  as_of: '2026-11-20T21:00:00+08:00',
};

/** What the paths of a link for parents are planned with: whose it is, and the path of its call. */
export function parentLinkPaths<Payload>(path: string, payload: Payload) {
  const offline = new CallFailure('network', { path });
  return {
    inputs: { none: { payload, scope: {} } },
    outcomes: {
      load: { done: [{ link: null }, { link }], error: [offline] },
      make: { done: [{ link }], error: [offline] },
      end: { done: [{ link: null }], error: [offline] },
    },
  };
}
