import { assign, emit, setup, type SnapshotFrom } from 'xstate';
import { uploadImage } from '../../contract/account';
import { cuttableTypes } from '../../domain/account';
import {
  middleSquare,
  moved,
  mostZoom,
  type Size,
  type Square,
  zoomed,
  zoomOf,
} from '../../domain/crop';
import { errorIn, type Failure } from '../parts/failure';
import { local } from '../parts/local';
import { answeredNotice, type Notice, warningNotice } from '../parts/notice';
import { remote } from '../parts/remote';

interface Input {
  /** The picture as it was chosen. */
  readonly image: Blob;
}

/** A picture that can be cut, and the part of it that will show. */
interface Crop {
  readonly size: Size;
  readonly square: Square;
}

interface Context extends Input {
  /** Null while nothing is known of the picture, and where it stays as it is. */
  readonly crop: Crop | null;
  /** What is uploaded. */
  readonly part: Blob;
  /** Where the picture is since it was uploaded, or null. */
  readonly address: string | null;
}

type Event =
  /** By parts of the square that shows: to the right and down. */
  | { type: 'picture.moved'; x: number; y: number }
  | { type: 'picture.zoomed'; zoom: number }
  | { type: 'part.confirmed' }
  | { type: 'part.cancelled' };

const cut = ({ crop }: Context, change: (crop: Crop) => Square) => ({
  crop: crop && { ...crop, square: change(crop) },
});

/** A person chooses the square part of a picture that shows as the avatar, and it is uploaded [CALL-012]. */
export const avatarUpload = setup({
  types: {} as {
    context: Context;
    events: Event;
    input: Input;
    output: string | null;
    emitted: Notice;
    tags: 'busy' | 'editable' | 'done';
  },
  actors: {
    measure: local('picture.measure'),
    cut: local('picture.cut'),
    upload: remote(uploadImage),
  },
  guards: {
    isCuttable: ({ context: { image } }) => cuttableTypes.some((type) => type === image.type),
    hasCrop: ({ context }) => context.crop !== null,
  },
  actions: {
    startInMiddle: assign((_, { size }: { size: Size }) => ({
      crop: { size, square: middleSquare(size) },
    })),
    movePicture: assign(({ context }, by: { x: number; y: number }) =>
      cut(context, ({ size, square }) => moved(square, size, by)),
    ),
    zoomPicture: assign(({ context }, { zoom }: { zoom: number }) =>
      cut(context, ({ size, square }) => zoomed(square, size, zoom)),
    ),
    keepPart: assign((_, { part }: { part: Blob }) => ({ part })),
    keepAddress: assign((_, { image_url }: { image_url: string }) => ({ address: image_url })),
    tellNotCut: emit(warningNotice('account:crop.failed')),
    /** An upload that was answered says itself what was wrong [MSG-043, MSG-048]. */
    tellUploadFailure: emit((_, { error }: Failure) =>
      answeredNotice(error, 'account:profile.uploadFailed'),
    ),
  },
}).createMachine({
  id: 'avatarUpload',
  context: ({ input: { image } }) => ({ image, crop: null, part: image, address: null }),
  output: ({ context }) => context.address,
  initial: 'deciding',
  states: {
    // A picture that moves would stand still once it is cut: it is shown cut instead.
    deciding: { always: [{ guard: 'isCuttable', target: 'measuring' }, { target: 'uploading' }] },

    measuring: {
      tags: 'busy',
      invoke: {
        src: 'measure',
        input: ({ context: { image } }) => ({ image }),
        onDone: {
          target: 'choosing',
          actions: { type: 'startInMiddle', params: ({ event }) => ({ size: event.output }) },
        },
        // The server says what is wrong with it.
        onError: 'uploading',
      },
    },

    choosing: {
      tags: 'editable',
      on: {
        'picture.moved': { actions: { type: 'movePicture', params: ({ event }) => event } },
        'picture.zoomed': { actions: { type: 'zoomPicture', params: ({ event }) => event } },
        'part.confirmed': 'cutting',
        'part.cancelled': 'cancelled',
      },
    },

    cutting: {
      tags: 'busy',
      invoke: {
        src: 'cut',
        input: ({ context: { image, crop } }) => ({
          image,
          square: crop?.square ?? { x: 0, y: 0, side: 0 },
        }),
        onDone: {
          target: 'uploading',
          actions: { type: 'keepPart', params: ({ event }) => ({ part: event.output }) },
        },
        onError: { target: 'choosing', actions: 'tellNotCut' },
      },
    },

    uploading: {
      tags: 'busy',
      invoke: {
        src: 'upload',
        input: ({ context: { part } }) => ({ image: part }),
        onDone: {
          target: 'uploaded',
          actions: { type: 'keepAddress', params: ({ event }) => event.output },
        },
        onError: [
          {
            guard: 'hasCrop',
            target: 'choosing',
            actions: { type: 'tellUploadFailure', params: errorIn },
          },
          { target: 'cancelled', actions: { type: 'tellUploadFailure', params: errorIn } },
        ],
      },
    },

    uploaded: { type: 'final', tags: 'done' },
    cancelled: { type: 'final', tags: 'done' },
  },
});

type AvatarSnapshot = SnapshotFrom<typeof avatarUpload>;

export const selectPicture = ({ context }: AvatarSnapshot) => context.image;
/** The picture's size and the part that will show; null where there is nothing to choose. */
export const selectCrop = ({ context }: AvatarSnapshot) => context.crop;
export const selectIsAvatarBusy = (snapshot: AvatarSnapshot) => snapshot.hasTag('busy');
/** How far it is zoomed in, from 1, and how far it can be. */
export const selectZoom = ({ context: { crop } }: AvatarSnapshot) =>
  crop === null ? 1 : zoomOf(crop.square, crop.size);
export const selectMostZoom = ({ context: { crop } }: AvatarSnapshot) =>
  crop === null ? 1 : mostZoom(crop.size);
