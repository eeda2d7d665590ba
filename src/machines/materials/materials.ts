import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import type { Origins } from '../../domain/openable';
import type { ListPage } from '../parts/collection/query';
import { type Notice, successNotice } from '../parts/notice';
import { materialRows } from './materialRows';
import { type MaterialUploaded, materialUpload } from './materialUpload';

interface Input extends ListPage {
  readonly origins: Origins;
}

interface Context extends Input {
  /** The course that files belong to which are chosen next; 0 for none. */
  readonly courseId: number;
}

type Event = { type: 'course.chosen'; courseId: number } | MaterialUploaded;

/** The page of materials: the list, which goes on while files are uploaded beside it [SCREEN-150]. */
export const materials = setup({
  types: {
    context: {} as Context,
    events: {} as Event,
    input: {} as Input,
    emitted: {} as Notice,
    children: {} as { list: 'materialRows'; uploads: 'materialUpload' },
  },
  actors: { materialRows, materialUpload },
  actions: {
    keepTarget: assign((_, { courseId }: { courseId: number }) => ({ courseId })),
    tellUploaded: emit((_, { name }: { name: string }) =>
      successNotice('materials:upload.done', { name }),
    ),
  },
}).createMachine({
  id: 'materials',
  context: ({ input }) => ({ ...input, courseId: 0 }),
  invoke: [
    {
      id: 'list',
      src: 'materialRows',
      input: ({ context: { subjectId, address } }) => ({
        ...{ scope: { subject_id: subjectId }, address },
      }),
    },
    {
      id: 'uploads',
      src: 'materialUpload',
      input: ({ context: { subjectId } }) => ({ subject_id: subjectId }),
    },
  ],
  initial: 'browsing',
  states: {
    browsing: {
      on: {
        'course.chosen': { actions: { type: 'keepTarget', params: ({ event }) => event } },
        // The list hears of it by the socket, as the colleagues' lists do.
        'material.uploaded': { actions: { type: 'tellUploaded', params: ({ event }) => event } },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof materials>;

export const selectList = ({ children }: Snapshot) => children.list;
export const selectUploads = ({ children }: Snapshot) => children.uploads;
export const selectCourseId = ({ context }: Snapshot) => context.courseId;
export const selectOrigins = ({ context }: { context: Pick<Context, 'origins'> }) =>
  context.origins;
