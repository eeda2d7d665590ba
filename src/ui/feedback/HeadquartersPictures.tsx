import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import {
  type headquartersFeedback,
  selectCover,
  selectErrors,
  selectImages,
  selectValues,
} from '../../machines/feedback/headquartersFeedback';
import { type ImagePlace, mostImages } from '../../machines/feedback/imageUpload';
import { ImagesField } from '../parts/images/ImagesField';

interface HeadquartersPicturesProps {
  readonly actor: ActorRefFrom<typeof headquartersFeedback>;
  readonly isBusy: boolean;
}

/** The cover of a textbook, and pictures of whatever it is about [VALID-051, VALID-055]. */
export function HeadquartersPictures({ actor, isBusy }: HeadquartersPicturesProps) {
  const { type, cover, images } = useSelector(actor, selectValues);
  const errors = useSelector(actor, selectErrors);
  const coverUpload = useSelector(actor, selectCover);
  const imageUpload = useSelector(actor, selectImages);
  const common = (place: ImagePlace) => ({
    ...{ place, most: mostImages[place], disabled: isBusy, fault: errors[place] },
    onRemove: (address: string) => actor.send({ type: 'image.removed', place, address }),
  });
  return (
    <>
      {type === 'textbook' && coverUpload !== undefined ? (
        <ImagesField
          actor={coverUpload}
          addresses={cover === '' ? [] : [cover]}
          {...common('cover')}
        />
      ) : null}
      {imageUpload === undefined ? null : (
        <ImagesField
          actor={imageUpload}
          addresses={images}
          {...common('images')}
          onMove={(address, place) => actor.send({ type: 'image.moved', address, place })}
        />
      )}
    </>
  );
}
