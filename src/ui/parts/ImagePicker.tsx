import { chakra, Flex } from '@chakra-ui/react';
import { ImageUp, UserRound } from 'lucide-react';
import { useContext, useRef } from 'react';
import { Button } from './Button';
import { BusyFormContext, useFieldControl } from './fieldControl';
import { Icon } from './Icon';

interface ImagePickerProps {
  /** Where the picture is that was chosen last; empty where there is none. */
  readonly address: string;
  /** What the picture is: 'Your avatar'. */
  readonly shows: string;
  readonly verb: string;
  /** Media types that the dialog of the computer offers. */
  readonly types: readonly string[];
  readonly busy: boolean;
  /** The file that was picked, whatever it is. */
  readonly onImage: (image: Blob) => void;
}

/** A square picture, and a button that takes another from the computer. */
export function ImagePicker({ address, shows, verb, types, busy, onImage }: ImagePickerProps) {
  const input = useRef<HTMLInputElement>(null);
  const control = useFieldControl();
  const isFormBusy = useContext(BusyFormContext);
  const pick = (file: File | undefined) => {
    if (file !== undefined) onImage(file);
  };
  return (
    <Flex align="center" gap={4}>
      <chakra.span
        display="grid"
        placeItems="center"
        flex="none"
        boxSize="6rem"
        overflow="hidden"
        bg="bg.muted"
        color="fg.subtle"
        borderRadius="control"
        css={{ '& > img': { boxSize: 'full', objectFit: 'cover' } }}
      >
        {address === '' ? <Icon of={UserRound} /> : <img src={address} alt={shows} />}
      </chakra.span>
      <input
        ref={input}
        type="file"
        hidden
        disabled={busy || isFormBusy}
        accept={types.join()}
        aria-label={shows}
        onChange={({ currentTarget }) => {
          pick(currentTarget.files?.[0]);
          // The same file may be picked again after an error.
          currentTarget.value = '';
        }}
      />
      <Button
        id={control.id}
        aria-describedby={control['aria-describedby']}
        data-invalid={control['aria-invalid']}
        icon={ImageUp}
        busy={busy}
        disabled={isFormBusy}
        onClick={() => input.current?.click()}
      >
        {verb}
      </Button>
    </Flex>
  );
}
