import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ImageUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { feedbackImageTypes } from '../../../domain/feedback';
import { selectFiles, selectUnsentCount } from '../../../machines/parts/fileUpload';
import type { ImageUploadActor } from '../../../machines/parts/imageUpload';
import { ChosenFiles } from '../ChosenFiles';
import { FieldError } from '../Field';
import { FileButton } from '../FileButton';
import { FileDrop } from '../FileDrop';
import { KeepFocus } from '../KeepFocus';
import { Text } from '../Text';
import { PlacedPicture } from './PlacedPicture';

interface ImagesFieldProps {
  readonly actor: ImageUploadActor;
  /** What they are for: `<words>:field.<place>` names them. */
  readonly place: string;
  /** How many there may be. */
  readonly most: number;
  /** The area whose words they have, and the media types that it takes. */
  readonly words?: string | undefined;
  readonly types?: readonly string[] | undefined;
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
  const { actor, place, most, addresses, disabled, fault, onRemove, onMove } = props;
  const { words = 'feedback', types = feedbackImageTypes } = props;
  const { t, i18n } = useTranslation([words, 'feedback']);
  const files = useSelector(actor, selectFiles);
  const unsent = useSelector(actor, selectUnsentCount);
  const label = t(`field.${place}`);
  const why = `${words}:field.${place}Why`;
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
          {t('feedback:image.count', { count: addresses.length, most })}
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
        {unsent === 0 ? null : (
          <Text small mb={2}>
            {t(`${words}:image.leftBehind`)}
          </Text>
        )}
      </KeepFocus>
      {most > addresses.length + unsent ? (
        <FileButton
          icon={ImageUp}
          verb={t(`image.add.${place}`)}
          types={types}
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
