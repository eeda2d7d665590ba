import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './Button';

interface FileButtonProps {
  readonly verb: string;
  readonly icon: LucideIcon;
  /** Media types that the dialog of the computer offers. */
  readonly types: readonly string[];
  /** Whether several may be chosen at once. */
  readonly multiple?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A button that takes files from the computer: one, unless several may be chosen. */
export function FileButton({
  verb,
  icon,
  types,
  multiple = false,
  disabled = false,
  onFiles,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join()}
        multiple={multiple}
        aria-label={verb}
        // The computer's dialog may still be open from before.
        disabled={disabled}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) onFiles(files);
          // The same file may be picked again after an error.
          currentTarget.value = '';
        }}
      />
      <Button size="small" icon={icon} disabled={disabled} onClick={() => input.current?.click()}>
        {verb}
      </Button>
    </>
  );
}
