import { chakra } from '@chakra-ui/react';
import { useSelector } from '@xstate/react';
import { ImageUp, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ActorRefFrom } from 'xstate';
import { feedbackImageTypes } from '../../domain/feedback';
import {
  type imageUpload,
  selectImageError,
  selectIsUploading,
} from '../../machines/feedback/imageUpload';
import { FieldError } from '../parts/Field';
import { FileButton } from '../parts/FileButton';
import { IconButton } from '../parts/IconButton';

interface ImagesFieldProps {
  readonly actor: ActorRefFrom<typeof imageUpload>;
  readonly place: 'images' | 'cover';
  readonly addresses: readonly string[];
  /** How many there may be. */
  readonly most: number;
  readonly disabled: boolean;
  /** What is wrong with what is there, as a key. */
  readonly fault: string | undefined;
  readonly onRemove: (address: string) => void;
}

/** Pictures that go along: what is there, each removable, and the way to add one. */
export function ImagesField(props: ImagesFieldProps) {
  const { actor, place, addresses, most, disabled, fault, onRemove } = props;
  const { t } = useTranslation('feedback');
  const isUploading = useSelector(actor, selectIsUploading);
  const error = useSelector(actor, selectImageError) ?? fault;
  const label = t(`field.${place}`);
  return (
    <chakra.section aria-label={label}>
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
      <chakra.ul display="flex" flexWrap="wrap" gap={2} mb={addresses.length === 0 ? 0 : 2}>
        {addresses.map((address, index) => (
          <chakra.li key={address} position="relative">
            <chakra.img
              src={address}
              alt={t('image.alt', { name: label, number: index + 1 })}
              boxSize="6rem"
              objectFit="cover"
              borderRadius="control"
              borderWidth="1px"
            />
            <chakra.span
              position="absolute"
              top={1}
              insetEnd={1}
              bg="bg.panel"
              borderRadius="control"
            >
              <IconButton
                icon={X}
                size="small"
                label={t('image.remove', { name: label, number: index + 1 })}
                disabled={disabled}
                onClick={() => onRemove(address)}
              />
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {addresses.length < most ? (
        <FileButton
          icon={ImageUp}
          verb={t(`image.add.${place}`)}
          types={feedbackImageTypes}
          busy={isUploading}
          disabled={disabled}
          onFile={(image) => actor.send({ type: 'image.chosen', image })}
        />
      ) : null}
      <div role="alert">
        {error === undefined ? null : (
          <FieldError id={`${place}-error`} text={t([`error.${error}`, 'error.other'])} />
        )}
      </div>
    </chakra.section>
  );
}
