import { assign, emit, sendTo, setup, type SnapshotFrom } from 'xstate';
import { getNianNianYouCi } from '../../contract/shell';
import { superviseJump } from '../../contract/superviseJump';
import { redpointAfter } from '../../domain/limits';
import { subjectIds } from '../../domain/subjects';
import { latestMessages } from '../messages/latestMessages';
import { messageOpening, type OpeningEvent } from '../messages/messageOpening';
import { errorIn } from '../parts/failure';
import { failureNotice, type Notice } from '../parts/notice';
import { remote } from '../parts/remote';
import { studentSearch } from './studentSearch';
import { onlinePoll, redPointPoll, unreadPoll } from './topBarPolls';

interface Input {
  readonly subjectId: number;
  readonly token: string;
}

interface Context extends Input {
  /** Where the word-learning product lies; null where its link does not show. */
  readonly vocabularyUrl: string | null;
}

type Event =
  | OpeningEvent
  | { type: 'subject.changed'; subjectId: number }
  | { type: 'latest.toggled' }
  | { type: 'latest.closed' }
  | { type: 'supervise.requested' }
  | { type: 'vocabulary.requested' };

export type TopBarEmitted = Notice | { type: 'outsidePage.requested'; url: string };

/** What is not known yet of a subject. */
const unknown = { vocabularyUrl: null } as const;

/** What most parts are asked with. */
const ofSubject = ({ context }: { context: Context }) => ({
  payload: { subject_id: context.subjectId },
});

/** The top bar: the search, and of one subject the unread messages, the online notice, the red point and the ways outside. */
export const topBar = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as TopBarEmitted,
    tags: {} as 'busy',
    children: {} as {
      unread: 'unreadPoll';
      online: 'onlinePoll';
      redPoint: 'redPointPoll';
      search: 'studentSearch';
      opening: 'messageOpening';
      latest: 'latestMessages';
    },
  },
  actors: {
    ...{ unreadPoll, onlinePoll, redPointPoll, studentSearch, messageOpening, latestMessages },
    askVocabulary: remote(getNianNianYouCi),
    askSupervise: remote(superviseJump),
  },
  delays: { untilRedPoint: redpointAfter },
  guards: {
    isOther: ({ context }, { subjectId }: { subjectId: number }) => subjectId !== context.subjectId,
    isEnglish: ({ context }) => context.subjectId === subjectIds.english,
    hasVocabulary: ({ context }) => context.vocabularyUrl !== null,
  },
  actions: {
    begin: assign((_, { subjectId }: { subjectId: number }) => ({
      ...unknown,
      subjectId,
    })),
    keepVocabulary: assign(
      (_, { show_status, login_url }: { show_status: 0 | 1; login_url: string }) => ({
        vocabularyUrl: show_status === 1 ? login_url : null,
      }),
    ),
    toOpening: sendTo('opening', ({ event }) => event),
    /** Restarted, it would lose what somebody types meanwhile. */
    toSearch: sendTo('search', ({ event }) => event),
    openOutside: emit((_, { url }: { url: string }) => ({
      type: 'outsidePage.requested' as const,
      url,
    })),
    openVocabulary: emit(({ context }) => ({
      type: 'outsidePage.requested' as const,
      url: context.vocabularyUrl ?? '',
    })),
    tellFailure: emit((_, { error }: { error: unknown }) => failureNotice(error)),
  },
}).createMachine({
  id: 'topBar',
  context: ({ input }) => ({ ...input, ...unknown }),
  initial: 'working',
  invoke: {
    id: 'search',
    src: 'studentSearch',
    input: ({ context: { subjectId } }) => ({ subjectId }),
  },
  on: {
    'subject.changed': {
      guard: { type: 'isOther', params: ({ event }) => event },
      target: '.working',
      actions: [{ type: 'begin', params: ({ event }) => event }, 'toSearch'],
    },
  },
  states: {
    working: {
      type: 'parallel',
      invoke: [
        { id: 'unread', src: 'unreadPoll', input: ofSubject },
        { id: 'online', src: 'onlinePoll', input: ofSubject },
        {
          id: 'opening',
          src: 'messageOpening',
          input: ({ context: { subjectId } }) => ({ subjectId }),
        },
      ],
      states: {
        latest: {
          initial: 'closed',
          states: {
            closed: { on: { 'latest.toggled': 'open' } },
            open: {
              invoke: {
                id: 'latest',
                src: 'latestMessages',
                input: ({ context: { subjectId } }) => ({ subjectId }),
              },
              on: {
                'latest.toggled': 'closed',
                'latest.closed': 'closed',
                'message.followed': { target: 'closed', actions: 'toOpening' },
                'message.opened': { actions: 'toOpening' },
              },
            },
          },
        },
        /** Asked first when the page has come to rest [LIVE-008]; without an answer there is none. */
        redPoint: {
          initial: 'waiting',
          states: {
            waiting: { after: { untilRedPoint: 'followed' } },
            followed: {
              invoke: {
                id: 'redPoint',
                src: 'redPointPoll',
                input: ({ context: { subjectId, token } }) => ({
                  payload: { subject_id: subjectId, user_token: token },
                }),
              },
            },
          },
        },
        /** Whether the link to the word-learning product shows: subject 1 only [CALL-023]. */
        vocabulary: {
          initial: 'deciding',
          states: {
            deciding: { always: [{ guard: 'isEnglish', target: 'asking' }, { target: 'known' }] },
            asking: {
              invoke: {
                id: 'askVocabulary',
                src: 'askVocabulary',
                input: { subject_id: subjectIds.english },
                onDone: {
                  target: 'known',
                  actions: { type: 'keepVocabulary', params: ({ event }) => event.output },
                },
                onError: 'known',
              },
            },
            known: {
              on: { 'vocabulary.requested': { guard: 'hasVocabulary', actions: 'openVocabulary' } },
            },
          },
        },
        supervise: {
          initial: 'idle',
          states: {
            idle: { on: { 'supervise.requested': 'asking' } },
            asking: {
              tags: 'busy',
              invoke: {
                id: 'askSupervise',
                src: 'askSupervise',
                input: ({ context }) => ({ subject_id: context.subjectId }),
                onDone: {
                  target: 'idle',
                  actions: {
                    type: 'openOutside',
                    params: ({ event }) => ({ url: event.output.go_url }),
                  },
                },
                onError: {
                  target: 'idle',
                  actions: { type: 'tellFailure', params: errorIn },
                },
              },
            },
          },
        },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof topBar>;

export const selectUnread = ({ children }: Snapshot) => children.unread;
export const selectSearch = ({ children }: Snapshot) => children.search;
/** The messages under the bell, while it is open. */
export const selectLatestMessages = ({ children }: Snapshot) => children.latest;
/** Says whether anything waits at home; undefined until the page has come to rest. */
export const selectRedPoint = ({ children }: Snapshot) => children.redPoint;
export const selectHasVocabulary = ({ context }: Snapshot) => context.vocabularyUrl !== null;
/** Whether the way to the supervision is being asked for. */
export const selectIsSuperviseAsked = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectSubjectId = ({ context }: Snapshot) => context.subjectId;
