import { assertEvent, assign, emit, sendParent, setup, type SnapshotFrom } from 'xstate';
import { uploadImage } from '../../contract/account';
import { feedbackImageError } from '../../domain/feedback';
import { type Notice, warningNotice } from '../parts/notice';
import { remote } from '../parts/remote';

/** The use of a picture: one of the images, or the cover of the textbook. */
export type ImagePlace = 'images' | 'cover';

interface Chosen {
  readonly image: Blob;
}

interface Context {
  readonly place: ImagePlace;
  /** The error of the picture that was chosen last, as a key; null without one. */
  readonly error: string | null;
}

type Event = { type: 'image.chosen'; image: Blob };

/** The event that the form receives once a picture is uploaded. */
export interface ImageUploaded {
  type: 'image.uploaded';
  place: ImagePlace;
  address: string;
}

/** Brings a picture to the server, beside the form that runs it: typing goes on meanwhile. */
export const imageUpload = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'place'>;
    emitted: Notice;
    tags: 'busy';
  },
  actors: { upload: remote(uploadImage) },
  guards: { isImage: (_, { image }: Chosen) => feedbackImageError(image) === null },
  actions: {
    keepError: assign((_, { image }: Chosen) => ({ error: feedbackImageError(image) })),
    forgetError: assign({ error: null }),
    tellUploaded: sendParent(
      ({ context: { place } }, { image_url }: { image_url: string }): ImageUploaded => ({
        type: 'image.uploaded',
        place,
        address: image_url,
      }),
    ),
    tellFailure: emit(warningNotice('feedback:image.failed')),
  },
}).createMachine({
  id: 'imageUpload',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'idle',
  states: {
    idle: {
      on: {
        'image.chosen': [
          {
            guard: { type: 'isImage', params: ({ event }) => event },
            target: 'uploading',
            actions: 'forgetError',
          },
          { actions: { type: 'keepError', params: ({ event }) => event } },
        ],
      },
    },
    uploading: {
      tags: 'busy',
      invoke: {
        id: 'upload',
        src: 'upload',
        input: ({ event }) => {
          assertEvent(event, 'image.chosen');
          return { image: event.image };
        },
        onDone: {
          target: 'idle',
          actions: { type: 'tellUploaded', params: ({ event }) => event.output },
        },
        onError: { target: 'idle', actions: 'tellFailure' },
      },
    },
  },
});

type Snapshot = SnapshotFrom<typeof imageUpload>;

export const selectIsUploading = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const selectImageError = ({ context }: Snapshot) => context.error;
