import { chakra } from '@chakra-ui/react';
import { Ban } from 'lucide-react';
import { type KeyboardEvent, useContext, useId } from 'react';
import { CheckLabel, CheckMark } from './Checkbox';
import { FieldError } from './Field';
import { BusyFormContext } from './fieldControl';
import { Icon } from './Icon';
import { Legend } from './Legend';
import type { Option } from './Select';
import { Text } from './Text';

interface RadioOption extends Option {
  /** Whether it cannot be had, as its words say: marked beforehand; whoever chooses it is told why. */
  readonly impossible?: boolean | undefined;
}

interface RadioGroupProps {
  readonly label: string;
  readonly reason?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly value: string;
  readonly options: readonly RadioOption[];
  /** Whether a digit chooses the option of that number, while one of them has the focus. */
  readonly byDigit?: boolean | undefined;
  readonly onChange: (value: string) => void;
}

/** Words of what cannot be had. */
function Impossible({ children }: { readonly children: string }) {
  return (
    <Text muted display="inline-flex" alignItems="center" gap={1}>
      <Icon of={Ban} />
      {children}
    </Text>
  );
}

/** The radio button of the digit takes focus and choice, as with an arrow key. */
function chooseByDigit({ key, ctrlKey, metaKey, altKey, currentTarget }: KeyboardEvent) {
  if (ctrlKey || metaKey || altKey || !/^[1-9]$/.test(key)) return;
  const radio = currentTarget.querySelectorAll<HTMLInputElement>('input')[Number(key) - 1];
  radio?.focus();
  radio?.click();
}

/** One of a few values, all of them in sight. It is its own field: label, reason and error. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, reason, error, optional = false, byDigit = false } = props;
  const { value, options, onChange } = props;
  const id = useId();
  const isFormBusy = useContext(BusyFormContext);
  const described = [reason && `${id}reason`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-required={optional ? undefined : true}
      aria-invalid={error ? true : undefined}
      onKeyDown={byDigit ? chooseByDigit : undefined}
    >
      <Legend optional={optional}>{label}</Legend>
      <chakra.div display="flex" flexWrap="wrap" columnGap={5}>
        {options.map((option) => (
          <CheckLabel key={option.value}>
            <CheckMark
              type="radio"
              name={id}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled === true || isFormBusy}
              onChange={() => onChange(option.value)}
            />
            {option.impossible === true ? <Impossible>{option.label}</Impossible> : option.label}
          </CheckLabel>
        ))}
        {error ? <FieldError id={`${id}error`} text={error} /> : null}
      </chakra.div>
      {reason ? (
        <Text as="p" small muted maxWidth="line" id={`${id}reason`}>
          {reason}
        </Text>
      ) : null}
    </fieldset>
  );
}
