import { chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { PicturePart, type PicturePartProps } from './PicturePart';
import { type CropMoves, useCropMoves } from './useCropMoves';

const Area = chakra('div', {
  base: {
    boxSize: '16rem',
    maxWidth: 'full',
    borderRadius: 'control',
    overflow: 'hidden',
    cursor: 'grab',
    touchAction: 'none',
    _active: { cursor: 'grabbing' },
    '&[aria-disabled]': { cursor: 'default' },
  },
});

interface CropAreaProps extends CropMoves, Omit<PicturePartProps, 'alt'> {
  readonly label: string;
  /** How it is done, under the picture. */
  readonly help: string;
  /** Where the square lies in the picture, for whoever does not see it. */
  readonly position: string;
  /** The part that shows stays as it is. */
  readonly disabled?: boolean | undefined;
}

const still: CropMoves = { onMove: () => undefined, onZoom: () => undefined };

/** The square in which a picture is moved and zoomed until it shows the right part. */
export function CropArea({
  label,
  help,
  position,
  disabled = false,
  onMove,
  onZoom,
  ...part
}: CropAreaProps) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const moves = useCropMoves(area, disabled ? still : { onMove, onZoom });
  return (
    <div>
      <Area
        ref={area}
        {...moves}
        role="application"
        tabIndex={0}
        aria-label={label}
        aria-describedby={`${id}help`}
        aria-disabled={disabled || undefined}
      >
        <PicturePart {...part} />
      </Area>
      <chakra.p id={`${id}help`} mt={2} maxWidth="16rem" textStyle="small" color="fg.muted">
        {help}
      </chakra.p>
      <chakra.span role="status" srOnly>
        {position}
      </chakra.span>
    </div>
  );
}
