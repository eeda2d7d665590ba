import { Box, chakra } from '@chakra-ui/react';
import { useId, useRef } from 'react';
import { Text } from './Text';
import { PicturePart, type PicturePartProps } from './PicturePart';
import { type CropMoves, useCropMoves } from './useCropMoves';

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
  // Spread below: the linter does not know that an application takes the focus.
  const control = { ...moves, tabIndex: 0 };
  return (
    <div>
      <Box
        ref={area}
        {...control}
        boxSize="16rem"
        maxWidth="full"
        borderRadius="control"
        overflow="hidden"
        cursor={disabled ? 'default' : 'grab'}
        touchAction="none"
        _active={{ cursor: disabled ? 'default' : 'grabbing' }}
        role="application"
        aria-label={label}
        aria-describedby={`${id}help`}
        aria-disabled={disabled || undefined}
      >
        <PicturePart {...part} />
      </Box>
      <Text as="p" small muted mt={2} maxWidth="16rem" id={`${id}help`}>
        {help}
      </Text>
      <chakra.span role="status" srOnly>
        {position}
      </chakra.span>
    </div>
  );
}
