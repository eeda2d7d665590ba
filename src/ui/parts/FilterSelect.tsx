import { Box, Flex } from '@chakra-ui/react';
import { ChevronDown, type LucideIcon } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { Button } from './Button';
import { Checkbox, CheckLabel, CheckMark } from './Checkbox';

interface FilterSelectProps<Value extends string | number> {
  readonly label: string;
  readonly options: readonly Value[];
  readonly chosen: readonly Value[];
  readonly wordOf: (value: Value) => string;
  /** Whether only one may be chosen. */
  readonly isSingle?: boolean | undefined;
  /** What it is called that nothing is chosen, where only one may be; undefined where one always is. */
  readonly none?: string | undefined;
  /** The values in the order of the options. */
  readonly onChange: (chosen: Value[]) => void;
  readonly icon?: LucideIcon;
  /** What the boxes are together, where the button says more. */
  readonly name?: string;
  /** What stands under the boxes. */
  readonly children?: ReactNode;
}

/** With less room than this before the window ends, in px, the choices stand above their button, or end where it ends. */
const leastRoom = { high: 340, wide: 336 };

/** Where the choices stand. */
interface Side {
  /** Above their button, else below it. */
  readonly isAbove: boolean;
  /** Reaching to the left from the button's end, else to the right from its start. */
  readonly isLeft: boolean;
}

/** Chooses some of a few values by boxes to tick, or one of them by round ones, under a button. Escape or leaving it closes it. */
export function FilterSelect<Value extends string | number>(props: FilterSelectProps<Value>) {
  const { label, options, chosen, wordOf, onChange, none, isSingle = false } = props;
  const { icon = ChevronDown, name = label } = props;
  const [opens, setOpens] = useState<Side | null>(null);
  const isOpen = opens !== null;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const toggle = (value: Value) => {
    const isChosen = (one: Value) => (one === value ? !chosen.includes(one) : chosen.includes(one));
    onChange(options.filter(isChosen));
  };
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    setOpens(null);
    button.current?.focus();
  };
  return (
    <Box
      role="presentation"
      position="relative"
      onKeyDown={close}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setOpens(null);
      }}
    >
      <Button
        ref={button}
        icon={icon}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={({ currentTarget }) => setOpens(isOpen ? null : sideWithRoom(currentTarget))}
      >
        {label}
      </Button>
      {opens !== null ? (
        <Flex
          position="absolute"
          {...(opens.isAbove ? { bottom: 'calc(100% + 4px)' } : { top: 'calc(100% + 4px)' })}
          {...(opens.isLeft ? { insetEnd: 0 } : { insetStart: 0 })}
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
          role={isSingle ? 'radiogroup' : 'group'}
          aria-label={name}
          tabIndex={-1}
        >
          {!isSingle || none === undefined ? null : (
            <Radio group={id} checked={chosen.length === 0} onChange={() => onChange([])}>
              {none}
            </Radio>
          )}
          {options.map((value) => {
            const [checked, word] = [chosen.includes(value), wordOf(value)];
            return isSingle ? (
              <Radio key={value} group={id} checked={checked} onChange={() => onChange([value])}>
                {word}
              </Radio>
            ) : (
              <Checkbox key={value} checked={checked} onChange={() => toggle(value)}>
                {word}
              </Checkbox>
            );
          })}
          {props.children}
        </Flex>
      ) : null}
    </Box>
  );
}

interface RadioProps {
  readonly group: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  readonly children: string;
}

function Radio({ group, checked, onChange, children }: RadioProps) {
  return (
    <CheckLabel>
      <CheckMark type="radio" name={group} checked={checked} onChange={onChange} />
      {children}
    </CheckLabel>
  );
}

function sideWithRoom(button: Element): Side {
  const { top, bottom, left } = button.getBoundingClientRect();
  const below = window.innerHeight - bottom;
  return {
    isAbove: below < leastRoom.high && top > below,
    isLeft: window.innerWidth - left < leastRoom.wide,
  };
}
