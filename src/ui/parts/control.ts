import { chakra } from '@chakra-ui/react';
import { controlRecipe } from './control.recipe';

/** The element of the controls that take one line. */
export const Control = chakra('input', controlRecipe);

/** What the text controls have in common. The value is the text as typed, however long; charts judge it. */
export interface TextControlProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly name?: string | undefined;
  readonly placeholder?: string | undefined;
  readonly disabled?: boolean | undefined;
  /** The name, where no `Field` gives one, as in a table cell. */
  readonly label?: string | undefined;
}
