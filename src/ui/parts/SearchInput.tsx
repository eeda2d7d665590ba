import { chakra } from '@chakra-ui/react';
import { Search, X } from 'lucide-react';
import { useState } from 'react';
import type { ChangeEvent, CompositionEvent, KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCandidateKeys } from './candidateKeys';
import { Control } from './control';
import { Icon } from './Icon';
import { IconButton } from './IconButton';

interface SearchInputProps {
  readonly label: string;
  readonly value: string;
  /** Called with whole words only, never with the half-typed sounds of an input method. */
  readonly onChange: (value: string) => void;
  /** Enter, as a person means it. */
  readonly onSearch?: (() => void) | undefined;
  readonly placeholder?: string | undefined;
  /** Where suggestions stand under it: their list while it is open, and the one that the keyboard stands on. */
  readonly combobox?: Combobox | undefined;
}

export interface Combobox {
  readonly listId: string | undefined;
  readonly activeId: string | undefined;
}

/** What a control tells of its suggestions. */
function comboboxAttributes({ listId, activeId }: Combobox) {
  return {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': listId !== undefined,
    'aria-controls': listId,
    'aria-activedescendant': activeId,
    autoComplete: 'off',
  } as const;
}

/** Finds as one types. */
export function SearchInput({
  label,
  value,
  onChange,
  onSearch,
  placeholder,
  combobox,
}: SearchInputProps) {
  const { t } = useTranslation('parts');
  const [composed, setComposed] = useState<string>();
  const keys = useCandidateKeys(onSearch);
  const press = (event: KeyboardEvent) => {
    // To search is not to submit the form around it.
    if (event.key === 'Enter') event.preventDefault();
    keys.onKeyDown(event);
  };
  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed } = event.currentTarget;
    if (event.nativeEvent instanceof InputEvent && event.nativeEvent.isComposing) {
      setComposed(typed);
      return;
    }
    setComposed(undefined);
    onChange(typed);
  };
  const compose = (event: CompositionEvent<HTMLInputElement>) => {
    keys.onCompositionEnd(event);
    setComposed(undefined);
    onChange(event.currentTarget.value);
  };
  return (
    <chakra.span position="relative" display="block" width="16rem" maxWidth="full">
      <chakra.span position="absolute" insetStart={2} top={2} color="fg.subtle">
        <Icon of={Search} />
      </chakra.span>
      <Control
        ps={8}
        css={{ textOverflow: 'ellipsis', '&:not(:placeholder-shown)': { pe: 8 } }}
        {...keys}
        {...(combobox && comboboxAttributes(combobox))}
        onKeyDown={press}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        value={composed ?? value}
        onChange={change}
        onCompositionEnd={compose}
      />
      {value === '' ? null : (
        <chakra.span position="absolute" insetEnd={0.5} top={0.5}>
          <IconButton
            icon={X}
            label={t('search.clear')}
            size="small"
            onClick={() => onChange('')}
          />
        </chakra.span>
      )}
    </chakra.span>
  );
}
