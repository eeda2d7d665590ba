import { chakra, type HTMLChakraProps } from '@chakra-ui/react';

interface FileDropProps extends HTMLChakraProps<'section'> {
  readonly disabled?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A part of a page that takes files from the computer where they are dropped on it. */
export function FileDrop({ disabled = false, onFiles, ...rest }: FileDropProps) {
  return (
    <chakra.section
      {...rest}
      // A file that is dropped beside a field would be opened in the place of the page.
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      }}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files];
        if (files.length === 0) return;
        event.preventDefault();
        if (!disabled) onFiles(files);
      }}
    />
  );
}
