import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ImageUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { feedbackImageTypes } from '../../domain/feedback';
import { type imageUpload, mostImages, selectRoom } from '../../machines/feedback/imageUpload';
import { selectFiles, selectUnsentCount } from '../../machines/parts/fileUpload';
import { ChosenFiles } from '../parts/ChosenFiles';
import { FieldError } from '../parts/Field';
import { FileButton } from '../parts/FileButton';
import { FileDrop } from '../parts/FileDrop';
import { KeepFocus } from '../parts/KeepFocus';
import { Text } from '../parts/Text';
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
  const files = useSelector(actor, selectFiles);
  const isUnsent = useSelector(actor, selectUnsentCount) > 0;
  const label = t(`field.${place}`);
  const why = `feedback:field.${place}Why`;
  const choose = (chosen: readonly File[]) =>
    actor.send({ type: 'files.chosen', files: chosen, along: { taken: addresses.length } });
  return (
    // Where there is no room, each says so.
    <FileDrop aria-label={label} disabled={disabled} onFiles={choose}>
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
        <ChosenFiles {...{ actor, files, disabled }} words="feedback:image" />
        {isUnsent ? (
          <Text small mb={2}>
            {t('image.leftBehind')}
          </Text>
        ) : null}
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
    </FileDrop>
  );
}
