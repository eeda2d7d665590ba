import { chakra } from '@chakra-ui/react';
import { useContext, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { CheckLabel, CheckMark } from './Checkbox';
import { FieldError } from './Field';
import { BusyFormContext } from './fieldControl';
import type { Option } from './Select';
import { Text } from './Text';

interface RadioGroupProps {
  readonly label: string;
  readonly reason?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
  readonly value: string;
  readonly options: readonly Option[];
  readonly onChange: (value: string) => void;
}

/** One of a few values, all of them in sight. It is its own field: label, reason and error. */
export function RadioGroup(props: RadioGroupProps) {
  const { label, reason, error, optional = false, value, options, onChange } = props;
  const { t } = useTranslation('parts');
  const id = useId();
  const isFormBusy = useContext(BusyFormContext);
  const described = [reason && `${id}reason`, error && `${id}error`].filter(Boolean).join(' ');
  return (
    <fieldset
      role="radiogroup"
      aria-describedby={described || undefined}
      aria-required={optional ? undefined : true}
      aria-invalid={error ? true : undefined}
    >
      <chakra.legend mb={1} fontWeight="medium">
        {label}
        {optional ? (
          <Text small ms={2} color="fg.subtle" fontWeight="normal">
            {t('field.optional')}
          </Text>
        ) : null}
      </chakra.legend>
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
            {option.label}
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
