interface SpinnerProps {
  /** Over the middle of what it waits for, so that nothing moves. */
  readonly over?: boolean;
}

/** A small turning ring. It says nothing aloud: `aria-busy` or words go with it. */
export function Spinner({ over = false }: SpinnerProps) {
  return <span aria-hidden className={over ? 'spinner spinner-over' : 'spinner'} />;
}
