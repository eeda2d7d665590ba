import { chakra, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import type { SyntheticEvent, ReactNode } from 'react';
import { BusyFormContext } from './fieldControl';

/** A group of radio buttons is invalid as a whole, and takes the focus in its first one. */
const firstInvalid = ':not(fieldset)[aria-invalid=true], fieldset[aria-invalid=true] input';

interface FormProps {
  readonly label: string;
  /** So that a button outside the form can submit it. */
  readonly id?: string | undefined;
  readonly onSubmit: () => void;
  /** How often it was submitted in vain: when this changes, the first invalid control is focused. */
  readonly attempts?: number | undefined;
  /** It is being sent: meanwhile nothing that was typed can be changed. */
  readonly busy?: boolean | undefined;
  /** The submit button and its companions. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Fields in one column. The portal's own words say what is missing, not the browser's. */
export function Form({
  label,
  id,
  onSubmit,
  attempts = 0,
  busy = false,
  actions,
  children,
}: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (attempts > 0) form.current?.querySelector<HTMLElement>(firstInvalid)?.focus();
  }, [attempts]);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <chakra.form
      id={id}
      ref={form}
      aria-label={label}
      noValidate
      onSubmit={submit}
      display="flex"
      flexDirection="column"
      gap={5}
    >
      <BusyFormContext value={busy}>{children}</BusyFormContext>
      {actions ? <Flex gap={2}>{actions}</Flex> : null}
    </chakra.form>
  );
}
