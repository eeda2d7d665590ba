import { chakra, Flex } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from './Button';

interface CopyTextProps {
  /** What is shown, and copied as it is. */
  readonly text: string;
  /** It is one line, such as a command: it scrolls where it is too long, and is broken nowhere. */
  readonly line?: boolean;
  /** What the button does: 'Copy'. */
  readonly verb: string;
  /** What is said then: 'Copied'. */
  readonly done: string;
  /** What is said where the browser does not let us copy: the text is selected, press Ctrl+C. */
  readonly selected: string;
}

/** A text for machines or for support, in small, with a button that copies it. */
export function CopyText({ text, line = false, verb, done, selected }: CopyTextProps) {
  const shown = useRef<HTMLElement>(null);
  const [outcome, setOutcome] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome(done);
    } catch {
      // Without https there is no clipboard.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setOutcome(selected);
    }
  };
  return (
    <Flex wrap="wrap" align="center" columnGap={2} rowGap={1} textStyle="small" color="fg.muted">
      <chakra.code
        ref={shown}
        // Reachable with the keyboard, since it scrolls.
        tabIndex={line ? 0 : undefined}
        flex={line ? '1 0 100%' : '1 1 12rem'}
        minWidth={0}
        // As a long line it would make wider whatever it stands in.
        contain={line ? 'inline-size' : undefined}
        overflowX="auto"
        textAlign="start"
        px={2}
        py={1}
        bg="bg.subtle"
        borderRadius="small"
        fontFamily="mono"
        whiteSpace={line ? 'pre' : 'pre-wrap'}
        overflowWrap="anywhere"
      >
        {text}
      </chakra.code>
      <Button size="small" icon={outcome === done ? Check : Copy} onClick={() => void copy()}>
        {verb}
      </Button>
      <chakra.p role="status" flex="1 0 100%">
        {outcome}
      </chakra.p>
    </Flex>
  );
}
