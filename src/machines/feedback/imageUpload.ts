import { assign, sendParent, setup, type SnapshotFrom } from 'xstate';
import { uploadImage } from '../../contract/account';
import { feedbackImageErrors } from '../../domain/feedback';
import { feedbackImages } from '../../domain/limits';
import { errorIn, type Failure } from '../parts/failure';
import { answeredMessage, type Message } from '../parts/notice';
import { remote } from '../parts/remote';
import { signal, type Signals } from '../parts/signal';

/** The use of a picture: one of the images, or the cover of the textbook. */
export type ImagePlace = 'images' | 'cover';

/** How many pictures there may be of each use [VALID-051]. */
export const mostImages = { images: feedbackImages.count, cover: 1 } as const;

/** A picture that was chosen and is not in the form yet. */
export interface Picture {
  readonly id: number;
  readonly image: File;
  readonly name: string;
  readonly size: number;
  /** Why it is not on its way; null while it waits or is being uploaded. */
  readonly trouble: Message | null;
  /** Whether another try may help. */
  readonly isRetriable: boolean;
}

interface Chosen {
  readonly images: readonly File[];
  /** How many the form has already. */
  readonly taken: number;
}

interface Named {
  readonly id: number;
}

interface Context {
  readonly place: ImagePlace;
  /** In the order in which they are uploaded, one after the other. */
  readonly pictures: readonly Picture[];
  /** How much of the one that is being uploaded is sent, from 0 to 1. */
  readonly share: number;
}

type Event =
  | ({ type: 'images.chosen' } & Chosen)
  | ({ type: 'picture.retried' } & Named)
  | ({ type: 'picture.removed' } & Named)
  | { type: 'uploads.held' }
  /** The form shows another text, with pictures of its own. */
  | { type: 'uploads.dropped' }
  | Signals['uploads'];

/** How many pictures were chosen and are not in the form yet. */
interface Counted {
  readonly place: ImagePlace;
  readonly unsent: number;
}

/** The event that the form receives once a picture is uploaded. */
export interface ImageUploaded extends Counted {
  readonly type: 'image.uploaded';
  readonly address: string;
}

/** The event that the form receives when pictures were chosen or left out. */
export interface PicturesCounted extends Counted {
  readonly type: 'pictures.counted';
}

const currentOf = ({ pictures }: Context) => pictures.find(({ trouble }) => trouble === null);
const unsentOf = ({ pictures }: Context) => pictures.filter(({ isRetriable }) => isRetriable);
const roomIn = (context: Context) => mostImages[context.place] - unsentOf(context).length;
/** Also those that were refused: none of them goes along. */
const countOf = ({ place, pictures }: Context): Counted => ({ place, unsent: pictures.length });
const others = ({ pictures }: Context, id: number | undefined) =>
  pictures.filter((one) => one.id !== id);

/**
 * Brings pictures to the server, beside the form that runs it: typing goes on meanwhile. One that fails or is refused
 * keeps no other back, and stays until it is tried again or removed.
 */
export const imageUpload = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Pick<Context, 'place'>;
    tags: 'busy';
  },
  actors: { upload: remote(uploadImage), uploads: signal('uploads') },
  guards: {
    hasWaiting: ({ context }) => currentOf(context) !== undefined,
    isOnTheWay: ({ context }, { id }: Named) => currentOf(context)?.id === id,
    isOfCurrent: ({ context }, { size }: { size: number }) => currentOf(context)?.size === size,
    isRetriable: ({ context: { pictures } }, { id }: Named) =>
      pictures.some((one) => one.id === id && one.trouble !== null && one.isRetriable),
  },
  actions: {
    /** Those that were refused before have been read; the new ones take their place. */
    addPictures: assign(({ context }, { images, taken }: Chosen) => {
      const kept = unsentOf(context);
      const errors = feedbackImageErrors(images, roomIn(context) - taken);
      const free = Math.max(0, ...kept.map(({ id }) => id)) + 1;
      const added = images.map((image, index) => {
        const error = errors[index] ?? null;
        const trouble = error && { key: `feedback:error.${error}` };
        const { name, size } = image;
        return {
          id: free + index,
          image,
          name,
          size,
          trouble,
          isRetriable: error === null,
        };
      });
      return { pictures: [...kept, ...added] };
    }),
    /** To the end: what is being uploaded stays the first that waits. */
    tryAgain: assign(({ context }, { id }: Named) => ({
      pictures: [
        ...others(context, id),
        ...context.pictures
          .filter((one) => one.id === id)
          .map((one) => ({ ...one, trouble: null })),
      ],
    })),
    removePicture: assign(({ context }, { id }: Named) => ({ pictures: others(context, id) })),
    removeUploaded: assign(({ context }) => ({
      pictures: others(context, currentOf(context)?.id),
    })),
    /** They stay to be tried again, where the form goes on. */
    holdPictures: assign(({ context: { pictures } }) => ({
      pictures: pictures.map((one) =>
        one.trouble === null ? { ...one, trouble: { key: 'feedback:image.held' } } : one,
      ),
    })),
    dropPictures: assign({ pictures: [] }),
    startShare: assign({ share: 0 }),
    keepShare: assign((_, { share }: { share: number }) => ({ share })),
    /** An upload that was answered says itself what was wrong [MSG-031]. */
    keepTrouble: assign(({ context }, { error }: Failure) => {
      const trouble = answeredMessage(error, 'feedback:image.failed');
      const id = currentOf(context)?.id;
      return {
        pictures: context.pictures.map((one) => (one.id === id ? { ...one, trouble } : one)),
      };
    }),
    tellUploaded: sendParent(
      ({ context }, { image_url }: { image_url: string }): ImageUploaded => ({
        ...{ type: 'image.uploaded', ...countOf(context), address: image_url },
      }),
    ),
    tellCount: sendParent(({ context }): PicturesCounted => ({
      type: 'pictures.counted',
      ...countOf(context),
    })),
  },
}).createMachine({
  id: 'imageUpload',
  context: ({ input }) => ({ ...input, pictures: [], share: 0 }),
  on: {
    'images.chosen': {
      actions: [{ type: 'addPictures', params: ({ event }) => event }, 'tellCount'],
    },
    'picture.retried': {
      guard: { type: 'isRetriable', params: ({ event }) => event },
      actions: { type: 'tryAgain', params: ({ event }) => event },
    },
    'picture.removed': {
      actions: [{ type: 'removePicture', params: ({ event }) => event }, 'tellCount'],
    },
    'uploads.held': { target: '.idle', actions: 'holdPictures' },
    'uploads.dropped': { target: '.idle', actions: ['dropPictures', 'tellCount'] },
  },
  initial: 'idle',
  states: {
    idle: { always: { guard: 'hasWaiting', target: 'uploading' } },
    uploading: {
      tags: 'busy',
      entry: 'startShare',
      on: {
        'upload.progressed': {
          guard: { type: 'isOfCurrent', params: ({ event }) => event },
          actions: { type: 'keepShare', params: ({ event }) => event },
        },
        'picture.removed': {
          guard: { type: 'isOnTheWay', params: ({ event }) => event },
          target: 'idle',
          actions: [{ type: 'removePicture', params: ({ event }) => event }, 'tellCount'],
        },
      },
      invoke: [
        { src: 'uploads' },
        {
          id: 'upload',
          src: 'upload',
          input: ({ context }) => ({ image: currentOf(context)?.image ?? new Blob() }),
          onDone: {
            target: 'idle',
            actions: [
              'removeUploaded',
              { type: 'tellUploaded', params: ({ event }) => event.output },
            ],
          },
          onError: { target: 'idle', actions: { type: 'keepTrouble', params: errorIn } },
        },
      ],
    },
  },
});

type Snapshot = SnapshotFrom<typeof imageUpload>;

export const selectPictures = ({ context }: Snapshot) => context.pictures;
/** Which is being uploaded, by its id; null while none is. */
export const selectCurrent = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') ? (currentOf(snapshot.context)?.id ?? null) : null;
/** Whether a picture is on its way; not where nothing uploads. */
export const selectIsUploading = (snapshot: Snapshot | undefined) =>
  snapshot?.hasTag('busy') ?? false;
export const selectShare = ({ context }: Snapshot) => context.share;
/** How many were chosen and can still go along; 0 where nothing uploads. */
export const selectUnsentCount = (snapshot: Snapshot | undefined) =>
  snapshot === undefined ? 0 : unsentOf(snapshot.context).length;
/** How many stand beside the form, also those that were refused; 0 where nothing uploads. */
export const selectPictureCount = (snapshot: Snapshot | undefined) =>
  snapshot?.context.pictures.length ?? 0;
/** Whether one has failed or was refused. */
export const selectHasTrouble = (snapshot: Snapshot | undefined) =>
  snapshot?.context.pictures.some(({ trouble }) => trouble !== null) ?? false;
/** How many there may be in the form beside those. */
export const selectRoom = ({ context }: Snapshot) => roomIn(context);
