import type { uploadImage } from '../../contract/account';
import { type AnyUploadActor, type Chosen, fileUpload } from './fileUpload';

interface ImageUploadDefinition<Place extends string> {
  readonly id: string;
  readonly call: typeof uploadImage;
  /** How many images there may be of each use. */
  readonly most: Readonly<Record<Place, number>>;
  /** What is wrong with each of some files, as a key, or null; `room` says for how many there is place. */
  readonly errorsOf: (files: readonly File[], room: number) => readonly (string | null)[];
  /** Whether the form asks about images that were refused before it is sent without them. */
  readonly asksAboutRefused: boolean;
  /** Where its words are: `<words>:error.<fault>`, `<words>:image.failed`, `<words>:image.held`. */
  readonly words: string;
}

/** How many images were chosen and are not in the form yet. */
interface Counted<Place extends string> {
  readonly place: Place;
  readonly unsent: number;
}

/** The event that the form receives once an image is uploaded. */
export interface ImageUploaded<Place extends string> extends Counted<Place> {
  readonly type: 'image.uploaded';
  readonly address: string;
}

/** The event that the form receives when images were chosen or left out. */
export interface PicturesCounted<Place extends string> extends Counted<Place> {
  readonly type: 'pictures.counted';
}

/** What goes along with chosen images: how many the form has already. */
interface Taken {
  readonly taken: number;
}

/** The actor of any such upload, for a view. */
export type ImageUploadActor = AnyUploadActor & {
  send(event: { type: 'files.chosen' } & Chosen<Taken>): void;
};

/** Uploads the images of a form, beside the form that runs it: typing goes on meanwhile. */
export function imageUpload<Place extends string>(definition: ImageUploadDefinition<Place>) {
  const { id, call, most, errorsOf, words, asksAboutRefused } = definition;
  return fileUpload<typeof uploadImage, { readonly place: Place }, Taken>({
    ...{ id, call },
    payload: ({ file }) => ({ image: file }),
    refused: ({ files, along, scope, kept }) =>
      errorsOf(files, most[scope.place] - kept - along.taken).map((error) =>
        error === null ? null : { key: `${words}:error.${error}` },
      ),
    failed: `${words}:image.failed`,
    uploaded: ({ scope: { place }, unsent, answer }): ImageUploaded<Place> => ({
      ...{ type: 'image.uploaded', place, unsent, address: answer.image_url },
    }),
    ofForm: {
      countsRefused: asksAboutRefused,
      held: `${words}:image.held`,
      counted: ({ scope: { place }, unsent }): PicturesCounted<Place> => ({
        ...{ type: 'pictures.counted', place, unsent },
      }),
    },
  });
}
