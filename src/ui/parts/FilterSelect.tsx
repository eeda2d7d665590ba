import { Box, Flex } from '@chakra-ui/react';
import { ChevronDown } from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { Button } from './Button';
import { Checkbox } from './Checkbox';

interface FilterSelectProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: readonly Value[];
  readonly wordOf: (value: Value) => string;
  /** The values in the order of the options. */
  readonly onChange: (chosen: Value[]) => void;
}

/** Chooses some of a few values: a button that opens boxes to tick. Escape or leaving it closes it. */
export function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, options, chosen, wordOf, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const toggle = (value: Value) => {
    const isChosen = (one: Value) => (one === value ? !chosen.includes(one) : chosen.includes(one));
    onChange(options.filter(isChosen));
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpen(false);
    button.current?.focus();
  };
  return (
    <Box
      role="presentation"
      position="relative"
      onKeyDown={close}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <Button
        ref={button}
        icon={ChevronDown}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        {label}
      </Button>
      {isOpen ? (
        <Flex
          position="absolute"
          top="calc(100% + 4px)"
          insetStart={0}
          zIndex="popover"
          direction="column"
          minWidth="11rem"
          width="max-content"
          maxWidth="20rem"
          maxHeight="20rem"
          overflowY="auto"
          p={2}
          bg="bg.panel"
          css={{ '& > *': { flex: 'none' } }}
          borderRadius="control"
          boxShadow="floating"
          id={id}
          role="group"
          aria-label={label}
          tabIndex={-1}
        >
          {options.map((value) => (
            <Checkbox
              key={value}
              checked={chosen.includes(value)}
              onChange={() => {
                toggle(value);
              }}
            >
              {wordOf(value)}
            </Checkbox>
          ))}
        </Flex>
      ) : null}
    </Box>
  );
}
