import { Combobox as Chakra, createListCollection, Flex } from '@chakra-ui/react';
import { Check, ChevronDown } from 'lucide-react';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCandidateKeys } from './candidateKeys';
import { Chip } from './Chip';
import { comboboxRecipe } from './Combobox.recipe';
import { useTextControl } from './fieldControl';
import { Icon } from './Icon';
import type { Option } from './Select';
import { Text } from './Text';

/** One of many values. */
export interface ComboboxOption extends Option {
  /** Shown behind the label, and found as well: an account, a class. */
  readonly hint?: string | undefined;
  /** Found, but not shown: the pinyin of a name. */
  readonly alias?: string | undefined;
}

interface ComboboxProps {
  /** The name of the control and of its list. */
  readonly label: string;
  readonly options: readonly ComboboxOption[];
  /** Values of options, in the order of choosing. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: string[]) => void;
  /** Any number can be chosen; they stand under the control and can be taken away. */
  readonly multiple?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Whether an option is found by a text, whatever its case and width. */
function isFoundBy(text: string) {
  const plain = (words: string) => words.normalize('NFKC').toLowerCase();
  const sought = plain(text).trim();
  return ({ label, hint = '', alias = '' }: ComboboxOption) =>
    [label, hint, alias].some((words) => plain(words).includes(sought));
}

/** Chooses from many values by typing a part of one: Enter or a press takes it, Backspace and the crosses take it away. */
export function Combobox(props: ComboboxProps) {
  const { label, options, chosen, onChange, multiple = false, placeholder, name } = props;
  const { t } = useTranslation('parts');
  const { id, readOnly, ...described } = useTextControl();
  const [typed, setTyped] = useState('');
  const isComposing = useRef(false);
  const keys = useCandidateKeys();
  const disabled = props.disabled === true;
  const found = useMemo(() => options.filter(isFoundBy(typed)), [options, typed]);
  const collection = useMemo(
    () => createListCollection({ items: found, isItemDisabled: (one) => one.disabled ?? false }),
    [found],
  );
  const labels = new Map(options.map((one) => [one.value, one.label]));
  return (
    <Chakra.Root
      recipe={comboboxRecipe}
      collection={collection}
      multiple={multiple}
      value={[...chosen]}
      onValueChange={({ value }) => {
        onChange(value);
      }}
      onInputValueChange={({ inputValue, reason }) => {
        // Half-typed sounds of an input method find nothing; the label of a choice is not a search.
        if (!isComposing.current) setTyped(reason === 'input-change' ? inputValue : '');
      }}
      inputBehavior="autohighlight"
      openOnClick
      {...{ placeholder, name, disabled, readOnly }}
      {...(id === undefined ? {} : { ids: { input: id } })}
      positioning={{ strategy: 'fixed', placement: 'bottom-start', gutter: 4 }}
      translations={{ triggerLabel: t('combobox.open') }}
    >
      <Chakra.Control>
        <Chakra.Input
          {...described}
          aria-label={label}
          onKeyDownCapture={keys.onKeyDown}
          onKeyUp={keys.onKeyUp}
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={(event) => {
            isComposing.current = false;
            keys.onCompositionEnd(event);
            setTyped(event.currentTarget.value);
          }}
        />
        <Chakra.Trigger>
          <Icon of={ChevronDown} />
        </Chakra.Trigger>
      </Chakra.Control>
      <Chakra.Positioner>
        <Chakra.Content aria-label={label} aria-labelledby="">
          <Chakra.Empty>{t('combobox.nothing', { text: typed })}</Chakra.Empty>
          {found.map((option) => (
            <Chakra.Item key={option.value} item={option}>
              <Chakra.ItemText>{option.label}</Chakra.ItemText>
              {option.hint === undefined ? null : <Text muted>{option.hint}</Text>}
              <Chakra.ItemIndicator>
                <Icon of={Check} />
              </Chakra.ItemIndicator>
            </Chakra.Item>
          ))}
        </Chakra.Content>
      </Chakra.Positioner>
      {multiple && chosen.length > 0 ? (
        <Flex wrap="wrap" gap={1} mt={2}>
          {chosen.map((value) => (
            <Chip
              key={value}
              removeLabel={t('combobox.remove', { name: labels.get(value) ?? value })}
              onRemove={() => {
                if (!disabled && !readOnly) onChange(chosen.filter((one) => one !== value));
              }}
            >
              {labels.get(value) ?? value}
            </Chip>
          ))}
        </Flex>
      ) : null}
    </Chakra.Root>
  );
}
