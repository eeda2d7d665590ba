import { chakra } from '@chakra-ui/react';
import type { ChangeEvent, CompositionEvent } from 'react';
import { useCandidateKeys } from './candidateKeys';
import { control } from './control';
import type { TextControlProps } from './control';
import { useTextControl } from './fieldControl';

const Input = chakra('input', { base: { ...control, textAlign: 'end', maxWidth: '8rem' } });

interface NumberInputProps extends TextControlProps {
  /** What is counted, behind the number: 'min'. */
  readonly unit?: string | undefined;
  readonly onEnter?: (() => void) | undefined;
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
      <Input
        {...useTextControl()}
        {...keys}
        {...rest}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        className="figures"
        aria-label={label}
        onCompositionEnd={compose}
        onChange={change}
      />
      {unit ? (
        <chakra.span color="fg.muted" flex="none">
          {unit}
        </chakra.span>
      ) : null}
    </chakra.span>
  );
}
