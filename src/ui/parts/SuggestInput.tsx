import { Box, chakra } from '@chakra-ui/react';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { isComposing } from './candidateKeys';
import { SearchInput } from './SearchInput';
import { suggestionsRecipe } from './SuggestInput.recipe';

/** Beside a suggestion, muted. */
const Kind = chakra('span', {
  base: { display: 'inline-flex', gap: 2, ms: 2, textStyle: 'xs', color: 'fg.muted' },
});
const Suggestions = chakra('div', suggestionsRecipe);

/** One suggestion: what is shown of it, and all of it where that is cut. */
export interface Suggestion {
  readonly id: string;
  readonly text: string;
  readonly whole: string;
  /** What it is, where it is not what is usually found, or the name in letters. */
  readonly kind?: ReactNode;
}

interface SuggestInputProps {
  readonly label: string;
  readonly value: string;
  readonly isOpen: boolean;
  readonly suggestions: readonly Suggestion[];
  /** The place of the one that Enter takes; -1 for none. */
  readonly active: number;
  /** What is said instead of suggestions: that it searches, finds nobody, or has failed. */
  readonly children?: ReactNode;
  readonly onChange: (value: string) => void;
  readonly onFocus: () => void;
  readonly onLeave: () => void;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onChoose: (id: string) => void;
}

const steps: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** The keys of an open list; those of an input method are its own. */
function keyHandler({ isOpen, onMove, onClose }: SuggestInputProps) {
  return (event: KeyboardEvent) => {
    if (!isOpen || isComposing(event)) return;
    const by = steps[event.key];
    if (by !== undefined) {
      event.preventDefault();
      onMove(by);
    } else if (event.key === 'Escape') {
      // Whoever hears it empties the input, not the browser.
      event.preventDefault();
      onClose();
    }
  };
}

/** A search with suggestions under it; the focus stays in the input. */
export function SuggestInput(props: SuggestInputProps) {
  const { label, value, isOpen, suggestions, active, children } = props;
  const id = useId();
  const hasList = isOpen && suggestions.length > 0;
  const optionId = (place: number) => `${id}option${String(place)}`;
  return (
    <Box
      role="presentation"
      position="relative"
      flex="0 1 16rem"
      minWidth="6rem"
      onKeyDown={keyHandler(props)}
      onFocus={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onFocus();
      }}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) props.onLeave();
      }}
    >
      <SearchInput
        label={label}
        placeholder={label}
        value={value}
        onChange={props.onChange}
        onSearch={props.onSubmit}
        combobox={{
          listId: hasList ? `${id}list` : undefined,
          activeId: hasList && active >= 0 ? optionId(active) : undefined,
        }}
      />
      {isOpen ? (
        <Suggestions
          role="presentation"
          // A press must not take the focus away from the input.
          onMouseDown={(event) => event.preventDefault()}
        >
          {hasList ? (
            <ul id={`${id}list`} role="listbox" aria-label={label}>
              {suggestions.map(({ id: key, text, whole, kind }, place) => {
                // Spread below: the linter asks for its keys, too, but those the input hears.
                const press = { onClick: () => props.onChoose(key) };
                return (
                  <li
                    key={key}
                    id={optionId(place)}
                    role="option"
                    aria-selected={place === active}
                    title={whole}
                    {...press}
                  >
                    {text}
                    {kind === undefined ? null : <Kind>{kind}</Kind>}
                  </li>
                );
              })}
            </ul>
          ) : null}
          {children}
        </Suggestions>
      ) : null}
    </Box>
  );
}
