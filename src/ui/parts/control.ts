import type { SystemStyleObject } from '@chakra-ui/react';

/** How every control that takes a value looks. */
export const control: SystemStyleObject = {
  width: 'full',
  height: 'control',
  px: 2,
  bg: 'bg.panel',
  color: 'fg',
  borderWidth: '1px',
  borderColor: 'border.control',
  borderRadius: 'control',
  textStyle: 'body',
  transitionProperty: 'border-color',
  transitionDuration: 'quick',
  _focusVisible: { outlineOffset: '-1px', borderColor: 'brand.ring' },
  '&[aria-invalid=true]': { borderColor: 'danger.fg' },
  _readOnly: { bg: 'bg.subtle' },
  _disabled: { bg: 'bg.subtle', color: 'fg.subtle', cursor: 'not-allowed' },
};

/** What the text controls have in common. The value is the text as typed; charts judge it. */
export interface TextControlProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  readonly maxLength?: number | undefined;
  /** The name, where no `Field` gives one, as in a table cell. */
  readonly label?: string | undefined;
}
