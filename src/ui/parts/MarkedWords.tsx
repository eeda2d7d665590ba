import { Fragment, type ReactNode } from 'react';
import {
  depthsOf,
  paragraphsOf,
  type Segment,
  segmentsOf,
  type Stretch,
} from '../../domain/segments';

export interface ShownAnnotation extends Stretch {
  readonly id: string;
  /** Its number in the side list. */
  readonly number: number;
  /** Which of the lines of `markedWordsRecipe` stands under its words, from 1. */
  readonly kind: number;
}

interface MarkedWordsProps {
  readonly text: string;
  readonly annotations: readonly ShownAnnotation[];
  /** The text is cut here too. */
  readonly shown?: Stretch | null;
  /** Draws a piece, whose words have their lines already. */
  readonly draw: (piece: Segment, words: ReactNode) => ReactNode;
}

/** The numbers of the remarks that end with a piece. */
export function numbersAt(piece: Segment, annotations: readonly ShownAnnotation[]): string {
  return annotations
    .filter(({ end }) => end === piece.end)
    .map(({ number }) => number)
    .join(', ');
}

/** A text in paragraphs, with a line under its words for each remark on them. */
export function MarkedWords({ text, annotations, shown = null, draw }: MarkedWordsProps) {
  const depths = depthsOf(annotations);
  const paragraphs = paragraphsOf(text);
  const cuts = [...paragraphs, ...(shown === null ? [] : [shown])];
  const pieces = segmentsOf(text.length, [
    ...annotations,
    ...cuts.map((cut) => ({ ...cut, id: '' })),
  ]).map((piece) => ({ ...piece, ids: piece.ids.filter((id) => id !== '') }));
  const lined = ({ start, end, ids }: Segment) =>
    ids.reduceRight<ReactNode>(
      (words, id) => (
        <span
          data-annotation={id}
          data-kind={annotations.find((one) => one.id === id)?.kind}
          data-depth={(depths.get(id) ?? 0) % 3}
        >
          {words}
        </span>
      ),
      text.slice(start, end),
    );
  return paragraphs.map(({ start, end, isIndented, isSpaced }) => (
    <div
      key={start}
      data-indented={isIndented ? '' : undefined}
      data-spaced={isSpaced ? '' : undefined}
    >
      {pieces
        .filter((piece) => start <= piece.start && piece.start < end)
        .map((piece) => (
          <Fragment key={piece.start}>{draw(piece, lined(piece))}</Fragment>
        ))}
    </div>
  ));
}
