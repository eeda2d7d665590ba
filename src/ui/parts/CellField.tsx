import { type ReactNode, useId, useMemo } from 'react';
import { FieldError } from './Field';
import { FieldControlContext } from './fieldControl';

interface CellFieldProps {
  readonly error?: string | undefined;
  /** One control of these parts, with a label of its own. */
  readonly children: ReactNode;
}

/** A control in a cell of a table, with what is wrong with its value under it. */
export function CellField({ error, children }: CellFieldProps) {
  const id = useId();
  const control = useMemo(
    () => (error === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': id } as const)),
    [error, id],
  );
  return (
    <>
      <FieldControlContext value={control}>{children}</FieldControlContext>
      {error === undefined ? null : <FieldError id={id} text={error} />}
    </>
  );
}
