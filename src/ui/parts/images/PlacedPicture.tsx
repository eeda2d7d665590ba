import { chakra } from '@chakra-ui/react';
import { ArrowLeft, ArrowRight, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton';

/** What a picture is dragged as: other things that are dropped on one move nothing. */
const dragged = 'application/x-feedback-picture';

interface PlacedPictureProps {
  readonly address: string;
  readonly index: number;
  readonly isLast: boolean;
  /** What the pictures are called. */
  readonly label: string;
  readonly disabled: boolean;
  readonly onRemove: (address: string) => void;
  readonly onMove: ((address: string, place: number) => void) | undefined;
  /** Hears of a picture that is dropped on this one. */
  readonly onReceive: (address: string) => void;
}

/** A picture of the form: removed, or brought before and behind the others by buttons or by the mouse. */
export function PlacedPicture(props: PlacedPictureProps) {
  const { address, index, isLast, label, disabled, onRemove, onMove, onReceive } = props;
  const { t } = useTranslation('feedback');
  const name = { name: label, number: index + 1 };
  const mayMove = onMove !== undefined && !disabled && !(index === 0 && isLast);
  return (
    <chakra.li
      position="relative"
      onDragOver={(event) => {
        if (mayMove && event.dataTransfer.types.includes(dragged)) event.preventDefault();
      }}
      onDrop={(event) => {
        const moved = event.dataTransfer.getData(dragged);
        if (mayMove && moved !== '') onReceive(moved);
      }}
    >
      <chakra.img
        src={address}
        alt={t('image.alt', name)}
        boxSize="6rem"
        objectFit="cover"
        borderRadius="control"
        borderWidth="1px"
        draggable={mayMove}
        cursor={mayMove ? 'grab' : undefined}
        onDragStart={({ dataTransfer }) => {
          dataTransfer.setData(dragged, address);
          dataTransfer.effectAllowed = 'move';
        }}
      />
      <chakra.span position="absolute" top={1} insetEnd={1} bg="bg.panel" borderRadius="control">
        <IconButton
          icon={X}
          size="small"
          data-goes
          label={t('image.remove', name)}
          disabled={disabled}
          onClick={() => onRemove(address)}
        />
      </chakra.span>
      {onMove === undefined ? null : (
        <chakra.span display="flex" alignItems="center" justifyContent="space-between">
          <IconButton
            icon={ArrowLeft}
            size="small"
            label={t('image.earlier', name)}
            disabled={!mayMove || index === 0}
            onClick={() => onMove(address, index - 1)}
          />
          <chakra.span textStyle="small" color="fg.muted" fontVariantNumeric="tabular-nums">
            {index + 1}
          </chakra.span>
          <IconButton
            icon={ArrowRight}
            size="small"
            label={t('image.later', name)}
            disabled={!mayMove || isLast}
            onClick={() => onMove(address, index + 1)}
          />
        </chakra.span>
      )}
    </chakra.li>
  );
}
