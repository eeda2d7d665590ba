import { chakra } from '@chakra-ui/react';
import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react';
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
      />
      {unit ? (
        <Text muted flex="none">
          {unit}
        </Text>
      ) : null}
    </chakra.span>
  );
}
