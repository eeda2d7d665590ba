import { chakra } from '@chakra-ui/react';
import type { ChangeEvent, ClipboardEvent, CompositionEvent, KeyboardEvent } from 'react';
import { useCandidateKeys } from './candidateKeys';
import { Control, type TextControlProps } from './control';
import { useTextControl } from './fieldControl';
import { Text } from './Text';

export interface NumberInputProps extends TextControlProps {
  /** What is counted, behind the number: 'min'. */
  readonly unit?: string | undefined;
  readonly onEnter?: ((event: KeyboardEvent) => void) | undefined;
}

/** Figures and the full stop of a Chinese input method, as half-width ones. */
const halfWidth = (text: string) => text.normalize('NFKC').replace(/\u3002/g, '.');

/** Cells of a spreadsheet, with a space between them. */
const apart = (text: string) => text.trim().replace(/\s*[\t\r\n]\s*/g, ' ');

/**
 * A number as typed; the chart's schema judges it. A text control underneath, since a browser's
 * number control changes its value under the mouse wheel and drops what it can't read.
 */
export function NumberInput({ onChange, onEnter, label, unit, ...rest }: NumberInputProps) {
  const keys = useCandidateKeys(onEnter);
  const compose = (event: CompositionEvent<HTMLInputElement>) => {
    keys.onCompositionEnd(event);
    onChange(halfWidth(event.currentTarget.value));
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    const composing = event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing;
    onChange(composing ? value : halfWidth(value));
  };
  /** A browser would leave out what is between two cells, and make one number of them. */
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (event.defaultPrevented || !/[\t\r\n]/.test(text.trim())) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    const before = value.slice(0, selectionStart ?? value.length);
    onChange(halfWidth(before + apart(text) + value.slice(selectionEnd ?? value.length)));
  };
  return (
    <chakra.span display="flex" alignItems="center" gap={2}>
      <Control
        {...useTextControl()}
        {...keys}
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        maxWidth="8rem"
        textAlign="end"
        fontVariantNumeric="tabular-nums"
        aria-label={label}
        onCompositionEnd={compose}
        onChange={change}
        onPaste={paste}
      />
      {unit ? (
        <Text muted flex="none">
          {unit}
        </Text>
      ) : null}
    </chakra.span>
  );
}
