import type { LucideIcon } from 'lucide-react';
import { useRef } from 'react';
import { Button } from './Button';

interface FileButtonProps {
  readonly verb: string;
  readonly icon: LucideIcon;
  /** Media types that the dialog of the computer offers. */
  readonly types: readonly string[];
  readonly busy?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly onFile: (file: File) => void;
}

/** A button that takes a file from the computer. */
export function FileButton({
  verb,
  icon,
  types,
  busy = false,
  disabled = false,
  onFile,
}: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={types.join()}
        aria-label={verb}
        // The computer's dialog may still be open from before.
        disabled={busy || disabled}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0];
          if (file !== undefined) onFile(file);
          // The same file may be picked again after an error.
          currentTarget.value = '';
        }}
      />
      <Button
        size="small"
        icon={icon}
        busy={busy}
        disabled={disabled}
        onClick={() => input.current?.click()}
      >
        {verb}
      </Button>
    </>
  );
}
