import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ImageUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { feedbackImageTypes } from '../../domain/feedback';
import {
  type imageUpload,
  mostImages,
  selectPictures,
  selectRoom,
} from '../../machines/feedback/imageUpload';
import { FieldError } from '../parts/Field';
import { FileButton } from '../parts/FileButton';
import { KeepFocus } from '../parts/KeepFocus';
import { Text } from '../parts/Text';
import { ChosenPictures } from './ChosenPictures';
import { PlacedPicture } from './PlacedPicture';

interface ImagesFieldProps {
  readonly actor: ActorRefFrom<typeof imageUpload>;
  readonly place: 'images' | 'cover';
  readonly addresses: readonly string[];
  readonly disabled: boolean;
  /** What is wrong with what is there, as a key. */
  readonly fault: string | undefined;
  readonly onRemove: (address: string) => void;
  /** Puts a picture at another place, counted from 0; left out where their order says nothing. */
  readonly onMove?: ((address: string, place: number) => void) | undefined;
}

/** Pictures that go along: what is there, each removable, what is on its way, and the way to add more. */
export function ImagesField(props: ImagesFieldProps) {
  const { actor, place, addresses, disabled, fault, onRemove, onMove } = props;
  const { t, i18n } = useTranslation('feedback');
  const most = mostImages[place];
  const hasRoom = useSelector(actor, selectRoom) > addresses.length;
  const pictures = useSelector(actor, selectPictures);
  const label = t(`field.${place}`);
  const why = `feedback:field.${place}Why`;
  const choose = (images: readonly File[]) =>
    actor.send({ type: 'images.chosen', images, taken: addresses.length });
  return (
    <chakra.section
      aria-label={label}
      // A file that is dropped beside a field would be opened in the place of the page.
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        // Where there is no room, each says so.
        if (!disabled) choose(files);
      }}
    >
      <chakra.h2 mb={1} fontWeight="medium">
        {label}
        <chakra.span
          ms={2}
          textStyle="small"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
          fontWeight="normal"
        >
          {t('image.count', { count: addresses.length, most })}
        </chakra.span>
      </chakra.h2>
      {i18n.exists(why) ? (
        <Text as="p" small muted mb={1} maxWidth="line">
          {t(why)}
        </Text>
      ) : null}
      <KeepFocus
        among="[data-goes]"
        otherwise={`section[aria-label=${JSON.stringify(label)}] > button`}
      >
        <chakra.ul display="flex" flexWrap="wrap" gap={2} mb={addresses.length === 0 ? 0 : 2}>
          {addresses.map((address, index) => (
            <PlacedPicture
              key={address}
              {...{ address, index, label, disabled, onRemove, onMove }}
              isLast={index === addresses.length - 1}
              onReceive={(moved) => onMove?.(moved, index)}
            />
          ))}
        </chakra.ul>
        <ChosenPictures {...{ actor, pictures, disabled }} />
      </KeepFocus>
      {hasRoom ? (
        <FileButton
          icon={ImageUp}
          verb={t(`image.add.${place}`)}
          types={feedbackImageTypes}
          multiple={most > 1}
          disabled={disabled}
          onFiles={choose}
        />
      ) : null}
      <div role="alert">
        {fault === undefined ? null : (
          <FieldError id={`${place}-error`} text={t([`error.${fault}`, 'error.other'])} />
        )}
      </div>
    </chakra.section>
  );
}
