import { createContext, useContext } from 'react';

/** What a control needs of the field around it, as attributes of the control. */
export interface FieldControl {
  readonly id?: string;
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly 'aria-required'?: true | undefined;
}

const none: FieldControl = {};

export const FieldControlContext = createContext(none);

/** The attributes that tie a control to its field's label, reason and error; none outside a field. */
export const useFieldControl = () => useContext(FieldControlContext);

/** Whether the form around a control is being sent. */
export const BusyFormContext = createContext(false);

/** The same for a control that takes text: what is being sent can be read, but not changed. */
export const useTextControl = () => ({
  ...useFieldControl(),
  readOnly: useContext(BusyFormContext),
});
