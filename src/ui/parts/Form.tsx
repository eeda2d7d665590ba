import { chakra } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { FormEvent, ReactNode } from 'react';

interface FormProps {
  readonly label: string;
  readonly onSubmit: () => void;
  /** How often it was submitted in vain: when this changes, the first invalid control is focused. */
  readonly attempts?: number | undefined;
  /** The submit button and its companions. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Fields in one column. The portal's own words say what is missing, not the browser's. */
export function Form({ label, onSubmit, attempts = 0, actions, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [attempts]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <chakra.form
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={submit}
      display="flex"
      flexDirection="column"
      gap={5}
    >
      {children}
      {actions ? (
        <chakra.div display="flex" gap={2}>
          {actions}
        </chakra.div>
      ) : null}
    </chakra.form>
  );
}
