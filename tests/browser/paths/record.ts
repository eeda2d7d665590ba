import type { SocketMessage } from '../../../src/contract/socket';
import { come } from './come';
import type { ScreenAdapter, Walk } from './adapter';
import { lost, really } from './answers';
import { button } from './controls';
import { tell } from './socket';

type Given = 'chart' | 'catalogue';

interface RecordAdapter
  extends Pick<ScreenAdapter, Given>, Partial<Omit<ScreenAdapter, Given | 'enter'>> {
  /** Where the Chinese analyst comes to it, or how. */
  readonly enter: string | ScreenAdapter['enter'];
  /** What the server says when it has changed, where the chart listens. */
  readonly message?: SocketMessage['type'];
}

/** Where one thing is loaded: it can be tried again, and loads anew when the server says that it has changed. */
export function recordAdapter(adapter: RecordAdapter): ScreenAdapter {
  const { enter, message = 'student.changed', events, answers, ...rest } = adapter;
  const hears = 'socket.received' in Object(rest.catalogue.events);
  return {
    ...rest,
    enter: typeof enter === 'string' ? (walk) => come(walk, enter) : enter,
    events: {
      'load.retried': button('parts:failed.retry'),
      ...(hears && {
        'socket.received': { trigger: (walk: Walk) => tell(walk, 'zhou', { type: message }) },
      }),
      ...events,
    },
    answers: { load: { done: [really], error: [lost] }, ...answers },
  };
}
