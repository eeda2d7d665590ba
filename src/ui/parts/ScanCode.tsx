import { Grid } from '@chakra-ui/react';
import type { ShownFailure } from '../../machines/parts/failure';
import { Failed } from './Emptiness';
import { QrPanel } from './QrPanel';
import { Waiting } from './Waiting';

interface ScanCodeProps {
  /** What the code leads to; null while it is on its way. */
  readonly link: string | null;
  /** What the code is: 'Code to buy coins'. */
  readonly label: string;
  readonly loading: string;
  /** What to do with it, step by step. */
  readonly lines: readonly string[];
  /** Seconds left, null while they are not known; and seconds that a code is good at first. */
  readonly seconds: number | null;
  readonly of: number;
  /** What is said where there is no code: 'The code could not be loaded'. */
  readonly failed: string;
  /** Why there is none. */
  readonly failure: ShownFailure | null;
  readonly onRetry: () => void;
  readonly onRefresh: () => void;
}

/** A code to scan, that it is on its way, or why there is none. */
export function ScanCode({
  link,
  loading,
  seconds,
  of,
  failed,
  failure,
  onRetry,
  ...panel
}: ScanCodeProps) {
  if (failure !== null) {
    return <Failed title={failed} failure={failure} onRetry={onRetry} />;
  }
  return (
    // As high as the code that comes, so that nothing moves.
    <Grid minHeight="11rem" alignItems="center">
      {link === null ? (
        <Waiting>{loading}</Waiting>
      ) : (
        <QrPanel {...panel} text={link} seconds={seconds ?? of} of={of} />
      )}
    </Grid>
  );
}
